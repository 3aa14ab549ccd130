import { describeControl } from "@/components/ui/field";
import type { ControlProps } from "./control-props";

export function controlAttributes(props: ControlProps) {
  const { field, form, name, id, error } = props;
  return {
    ...form.register(name),
    id,
    required: field.required,
    readOnly: field.disabled,
    autoComplete: field.autoComplete || undefined,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": describeControl({ ...props, hint: field.help }),
  };
}
