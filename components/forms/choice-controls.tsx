import { Checkbox, Radio } from "@/components/ui/checkbox";
import { describeControl, fieldClassName, FieldDescription, FieldGroup } from "@/components/ui/field";
import type { ControlProps } from "./control-props";
import { fieldBoxProps } from "./field-box-props";
import styles from "./form-view.module.css";

/** The first one carries the field's id, which error links point to. */
export function ChoicesControl(props: ControlProps) {
  const { field, form, name, id, error } = props;
  const boxProps = fieldBoxProps(props);
  const Choice = field.kind === "radio" ? Radio : Checkbox;
  return (
    <FieldGroup {...boxProps}>
      <div className={styles.choices}>
        {field.options.map(({ label, value }, index) => (
          <Choice
            key={value}
            label={label}
            value={value}
            {...form.register(name)}
            id={index === 0 ? id : undefined}
            disabled={field.disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={index === 0 ? describeControl(boxProps) : undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

export function CheckboxControl(props: ControlProps) {
  const { field, form, name, id, note, error } = props;
  const description = { id, hint: field.help, note, error };
  return (
    <div className={fieldClassName("full", styles.consent)}>
      <Checkbox
        label={field.label}
        {...form.register(name)}
        id={id}
        required={field.required}
        disabled={field.disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describeControl(description)}
      />
      <FieldDescription {...description} />
    </div>
  );
}
