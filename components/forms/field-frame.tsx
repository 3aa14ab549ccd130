import type { ReactNode } from "react";
import type { FormField } from "@/lib/rules/form-fields";
import { FieldError, FieldHint, FieldLabel, FieldLegend, fieldClassName } from "@/components/ui/field";
import styles from "./form-view.module.css";
import type { FormMessages } from "./form-messages";

export type FrameProps = {
  field: FormField;
  id: string;
  messages: FormMessages;
  error: string | undefined;
  /** The field's own HTML, sanitised on the server. */
  note: ReactNode;
};

export function describedBy({ field: { help }, id, error, note }: FrameProps): string | undefined {
  const ids = [help && `${id}-help`, note && `${id}-note`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

function LabelText({ field: { label, required, rules }, messages }: Pick<FrameProps, "field" | "messages">) {
  const isRequired = required || rules.some(({ name }) => name === "required");
  return (
    <>
      {label}
      {!isRequired && <span className={styles.optional}> ({messages.optional})</span>}
    </>
  );
}

export function FieldFooter({ field: { help }, id, error, note, extra }: FrameProps & { extra?: ReactNode }) {
  return (
    <>
      {help && <FieldHint id={`${id}-help`}>{help}</FieldHint>}
      {note && (
        <div id={`${id}-note`} className={styles.note}>
          {note}
        </div>
      )}
      {extra}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}

const SPANS = { full: "", half: styles.half ?? "", third: styles.third ?? "" };

type Props = FrameProps & { children: ReactNode; extra?: ReactNode };

export function FieldFrame({ children, extra, ...frame }: Props) {
  return (
    <div className={fieldClassName(undefined, SPANS[frame.field.width])}>
      <FieldLabel htmlFor={frame.id}>
        <LabelText {...frame} />
      </FieldLabel>
      {children}
      <FieldFooter {...frame} extra={extra} />
    </div>
  );
}

export function GroupFrame({ children, extra, ...frame }: Props) {
  return (
    <fieldset className={fieldClassName(undefined, `${styles.group} ${SPANS[frame.field.width]}`)}>
      <FieldLegend>
        <LabelText {...frame} />
      </FieldLegend>
      {children}
      <FieldFooter {...frame} extra={extra} />
    </fieldset>
  );
}
