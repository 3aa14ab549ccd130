"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { useCart } from "@/lib/cart/use-cart";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { interpolate } from "@/lib/i18n/interpolate";
import type { FormValues } from "@/lib/rules/form-fields";
import { type FormError, ErrorList } from "./error-list";
import { focusControl } from "./focus-control";
import { FormControl } from "./form-control";
import { valuesByName, controlId, formSchema, fieldKey } from "./form-schema";
import styles from "./form-view.module.css";
import type { FormMessages } from "./form-messages";
import { Thanks } from "./thanks";
import { useFormDraft } from "./use-form-draft";
import { useFormSubmit } from "./use-form-submit";

type Props = {
  definition: FormDefinition;
  messages: FormMessages;
  /** Sanitised HTML by field id. */
  notes: Record<string, ReactNode>;
  /** Called after the form was sent. */
  onDone?: () => void;
};

export default function FormView({ definition, messages, notes, onDone }: Props) {
  const { fields } = definition;
  const [resolver] = useState(() => zodResolver(formSchema(fields, messages)));
  const form = useForm<FormValues>({ resolver, shouldFocusError: false });
  const { isRestored, startAgain, forget } = useFormDraft(definition, form);
  const { send, uploadProgress, submitErrors, thanks } = useFormSubmit(definition, form, messages, () => {
    forget();
    onDone?.();
  });
  const { isSignedIn } = useCart();
  const { errors, isSubmitting } = form.formState;
  const controlIdAt = (index: number) => controlId(definition.formId, index);

  const fieldErrors: FormError[] = fields.flatMap(({ label, kind }, index) => {
    const message = errors[fieldKey(index)]?.message;
    return message
      ? [
          {
            id: controlIdAt(index),
            message: label && kind !== "checkbox" ? `${label}: ${message}` : String(message),
          },
        ]
      : [];
  });
  const focusFirstError = (invalidFields: object) => {
    const index = fields.findIndex((_field, position) => fieldKey(position) in invalidFields);
    focusControl(controlIdAt(index));
  };

  if (thanks !== null) {
    const requestsLabel = isSignedIn && definition.source === "custom" ? messages.yourRequests : "";
    return <Thanks text={thanks || definition.successText || messages.sent} requestsLabel={requestsLabel} />;
  }
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={definition.title || undefined}
      onSubmit={(event) =>
        void form.handleSubmit((values) => send(valuesByName(fields, values)), focusFirstError)(event)
      }
    >
      {isRestored && (
        <p className={styles.restored}>
          {messages.restored}
          <Button variant="quiet" small onClick={startAgain}>
            {messages.startAgain}
          </Button>
        </p>
      )}
      <ErrorList title={messages.invalid} errors={fieldErrors} attempt={0} />
      {submitErrors.length > 0 && (
        <div role="alert" className={styles.submitError}>
          {submitErrors.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      <div className={styles.fields}>
        {fields.map((field, index) => {
          const note = notes[field.id];
          if (field.kind === "hidden") return null;
          if (field.kind === "markup")
            return (
              <div key={field.id} className={styles.markup}>
                {note}
              </div>
            );
          const name = fieldKey(index);
          const error = errors[name]?.message;
          const props = { field, form, name, messages, note, id: controlIdAt(index) };
          return <FormControl key={field.id} {...props} error={error ? String(error) : undefined} />;
        })}
      </div>
      <div className={styles.submitRow}>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? messages.sending : definition.submitText || messages.send}
        </Button>
        {uploadProgress !== null && (
          <>
            <progress value={uploadProgress} max={1} aria-label={messages.sending} />
            <span>{interpolate(messages.progress, { percent: Math.round(uploadProgress * 100) })}</span>
          </>
        )}
      </div>
    </form>
  );
}
