import { classNames } from "@/components/ui/class-names";
import field from "@/components/ui/field.module.css";
import type { ControlProps } from "./control-props";
import { FieldFooter, describedBy, GroupFrame } from "./field-frame";
import forms from "./forms.module.css";
import styles from "./form-view.module.css";

/** Radio buttons or checkboxes; the first one carries the field's id, which error links point to. */
export function ChoicesControl(props: ControlProps) {
  const { field: formField, form, name, id, error } = props;
  return (
    <GroupFrame {...props}>
      <div className={styles.choices}>
        {formField.options.map(({ label, value }, index) => (
          <label key={value} className={forms.checkbox}>
            <input
              type={formField.kind === "radio" ? "radio" : "checkbox"}
              value={value}
              {...form.register(name)}
              id={index === 0 ? id : undefined}
              disabled={formField.disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={index === 0 ? describedBy(props) : undefined}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

export function CheckboxControl(props: ControlProps) {
  const { field: formField, form, name, id, error } = props;
  return (
    <div className={classNames(field.field, styles.consent)}>
      <label className={forms.checkbox}>
        <input
          type="checkbox"
          {...form.register(name)}
          id={id}
          required={formField.required}
          disabled={formField.disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(props)}
        />
        <span>{formField.label}</span>
      </label>
      <FieldFooter {...props} />
    </div>
  );
}
