import { useWatch } from "react-hook-form";
import { Input, Select, Textarea } from "@/components/ui/control";
import { FieldBox, FieldHint } from "@/components/ui/field";
import { interpolate } from "@/lib/i18n/interpolate";
import type { FormFieldKind } from "@/lib/rules/forms/form-fields";
import type { ControlProps } from "./control-props";
import { controlAttributes } from "./control-attributes";
import { fieldBoxProps } from "./field-box-props";

type InputAttributes = { type?: string; inputMode?: "numeric" | "decimal" };

/** Numbers are text inputs: a number input discards what it cannot parse. */
const INPUT_ATTRIBUTES: Partial<Record<FormFieldKind, InputAttributes>> = {
  email: { type: "email" },
  phone: { type: "tel" },
  zip: { inputMode: "numeric" },
  number: { inputMode: "decimal" },
  password: { type: "password" },
};

/** Remaining characters, shown near the limit; typing is never cut off. */
function RemainingCharacters({ field: { maxLength }, form, name, messages }: ControlProps) {
  const value = useWatch({ control: form.control, name });
  if (maxLength === null) return null;
  const count = maxLength - String(value ?? "").length;
  if (count > Math.max(20, maxLength / 5)) return null;
  return (
    <FieldHint>
      {interpolate(count < 0 ? messages.over : messages.left, { count: Math.abs(count) })}
    </FieldHint>
  );
}

export function TextControl(props: ControlProps) {
  const { field } = props;
  return (
    <FieldBox
      {...fieldBoxProps(props)}
      extra={field.maxLength && field.maxLength > 20 ? <RemainingCharacters {...props} /> : null}
    >
      <Input
        type="text"
        placeholder={field.placeholder || undefined}
        {...INPUT_ATTRIBUTES[field.kind]}
        {...controlAttributes(props)}
      />
    </FieldBox>
  );
}

export function TextareaControl(props: ControlProps) {
  return (
    <FieldBox {...fieldBoxProps(props)} extra={<RemainingCharacters {...props} />}>
      <Textarea
        tall
        rows={5}
        placeholder={props.field.placeholder || undefined}
        {...controlAttributes(props)}
      />
    </FieldBox>
  );
}

export function SelectControl(props: ControlProps) {
  const { field, messages } = props;
  return (
    <FieldBox {...fieldBoxProps(props)}>
      <Select {...controlAttributes(props)}>
        <option value="">{field.placeholder || messages.choose}</option>
        {field.options.map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FieldBox>
  );
}
