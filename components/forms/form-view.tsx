"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useCart } from "@/lib/cart/use-cart";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { interpolate } from "@/lib/i18n/interpolate";
import { getPageLocale } from "@/lib/i18n/page-locale";
import type { FormValues } from "@/lib/rules/forms/form-fields";
import { Form } from "./form";
import { FormControl } from "./form-control";
import { valuesByName, controlId, fieldKey, validateByKey } from "./field-keys";
import styles from "./form-view.module.css";
import { type FormMessages, getErrorMessage } from "./form-messages";
import { generalError } from "./server-errors";
import { Thanks } from "./thanks";
import { useFormDraft, useFormValues } from "./use-form-draft";
import { useFormSubmit } from "./use-form-submit";
import { useRuleForm } from "./use-rule-form";

type Props = {
  definition: FormDefinition;
  messages: FormMessages;
  /** Sanitised HTML by field id. */
  notes: Record<string, ReactNode>;
  /** Called after the form was sent, with the shop's message or "". */
  onDone?: (message: string) => void;
};

export default function FormView({ definition, messages, notes, onDone }: Props) {
  const { fields, formId } = definition;
  const labels = new Map(
    fields.map(({ label, kind }, index) => [fieldKey(index), kind === "checkbox" ? "" : label]),
  );
  const { send, uploadProgress, thanks } = useFormSubmit(definition, messages, onDone);
  const formValues = useFormValues(definition);
  const { form, isSubmitting, errorOf, formProps } = useRuleForm<FormValues>({
    defaultValues: formValues.defaultValues,
    validate: (values) => validateByKey(fields, values),
    labelOf: (name) => labels.get(name) ?? "",
    idOf: (name) => controlId(formId, name),
    async onSubmit(values) {
      const errors = await send(valuesByName(fields, values));
      if (!errors) draft.clear();
      return errors;
    },
    focusFirst: true,
    formatError: (error) => getErrorMessage(error, messages, getPageLocale()),
    readErrors: () => generalError(messages.network),
    titleOf: () => messages.invalid,
  });
  const draft = useFormDraft(form, formValues);
  const { isSignedIn } = useCart();

  if (thanks !== null) {
    const requestsLabel = isSignedIn && definition.source === "custom" ? messages.yourRequests : "";
    return <Thanks text={thanks || definition.successText || messages.sent} requestsLabel={requestsLabel} />;
  }
  return (
    <Form {...formProps} aria-label={definition.title || undefined}>
      {draft.isRestored && (
        <p className={styles.restored}>
          {messages.restored}
          <Button variant="quiet" small onClick={draft.startAgain}>
            {messages.startAgain}
          </Button>
        </p>
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
          const props = { field, form, name, messages, note, id: controlId(formId, name) };
          return <FormControl key={field.id} {...props} error={errorOf(name)} />;
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
    </Form>
  );
}
