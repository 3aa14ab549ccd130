import type { FormField } from "@/lib/rules/forms/form-fields";
import type { ControlProps } from "./control-props";
import styles from "./form-view.module.css";

const isRequired = ({ required, rules }: FormField): boolean =>
  required || rules.some(({ name }) => name === "required");

/** For `FieldBox` and `FieldGroup`. */
export function fieldBoxProps({ field, id, messages, note, error }: ControlProps) {
  const label = isRequired(field) ? (
    field.label
  ) : (
    <>
      {field.label}
      <span className={styles.optional}> ({messages.optional})</span>
    </>
  );
  return { id, label, hint: field.help, note, error, span: field.width };
}
