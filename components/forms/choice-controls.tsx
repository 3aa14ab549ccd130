import { Checkbox, Radio } from "@/components/ui/checkbox";
import { fieldClassName } from "@/components/ui/field";
import type { ControlProps } from "./control-props";
import { FieldFooter, describedBy, GroupFrame } from "./field-frame";
import styles from "./form-view.module.css";

/** The first one carries the field's id, which error links point to. */
export function ChoicesControl(props: ControlProps) {
  const { field, form, name, id, error } = props;
  const Choice = field.kind === "radio" ? Radio : Checkbox;
  return (
    <GroupFrame {...props}>
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
            aria-describedby={index === 0 ? describedBy(props) : undefined}
          />
        ))}
      </div>
    </GroupFrame>
  );
}

export function CheckboxControl(props: ControlProps) {
  const { field, form, name, id, error } = props;
  return (
    <div className={fieldClassName(undefined, styles.consent)}>
      <Checkbox
        label={field.label}
        {...form.register(name)}
        id={id}
        required={field.required}
        disabled={field.disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(props)}
      />
      <FieldFooter {...props} />
    </div>
  );
}
