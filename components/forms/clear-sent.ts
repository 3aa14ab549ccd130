import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/** Fields are as they were before, or as the shop saved them; what was typed while the form was sent stays. */
export function clearSent<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
  saved: Partial<Values> = {},
): void {
  for (const name of Object.keys(sent) as Path<Values>[]) {
    if (form.getValues(name) !== sent[name]) continue;
    form.resetField(name, { defaultValue: saved[name] as PathValue<Values, Path<Values>> | undefined });
  }
}
