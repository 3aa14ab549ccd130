import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { createFormField, type FormField } from "@/lib/rules/forms/form-fields";

type CompactField = Partial<FormField> & Pick<FormField, "id" | "name" | "kind">;

export type CompactDefinition = Omit<FormDefinition, "fields"> & { fields: CompactField[] };

function compactField(field: FormField): CompactField {
  const { id, name, kind } = field;
  const defaults = createFormField({ id, name, kind });
  const isOwn = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(defaults[key as keyof FormField]);
  return { ...Object.fromEntries(Object.entries(field).filter(isOwn)), id, name, kind };
}

export const compactDefinition = ({ fields, ...form }: FormDefinition): CompactDefinition => ({
  ...form,
  fields: fields.map(compactField),
});

export const expandDefinition = ({ fields, ...form }: CompactDefinition): FormDefinition => ({
  ...form,
  fields: fields.map((field) => createFormField(field)),
});
