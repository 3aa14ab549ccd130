import { classNames } from "@/components/ui/class-names";
import field from "@/components/ui/field.module.css";
import type { ControlProps } from "./control-props";
import { Below, describedBy, GroupFrame } from "./field-frame";
import forms from "./forms.module.css";
import styles from "./form-view.module.css";

/** One of several, or several of them; the first carries the field's id, where its fault leads. */
export function ChoicesControl(props: ControlProps) {
  const { field: asked, form, name, id, error } = props;
  return (
    <GroupFrame {...props}>
      <div className={styles.choices}>
        {asked.options.map(({ label, value }, index) => (
          <label key={value} className={forms.checkbox}>
            <input
              type={asked.kind === "radio" ? "radio" : "checkbox"}
              value={value}
              {...form.register(name)}
              id={index === 0 ? id : undefined}
              disabled={asked.disabled}
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

/** A box to tick: a consent, or a yes. */
export function CheckboxControl(props: ControlProps) {
  const { field: asked, form, name, id, error } = props;
  return (
    <div className={classNames(field.field, styles.consent)}>
      <label className={forms.checkbox}>
        <input
          type="checkbox"
          {...form.register(name)}
          id={id}
          required={asked.required}
          disabled={asked.disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(props)}
        />
        <span>{asked.label}</span>
      </label>
      <Below {...props} />
    </div>
  );
}
