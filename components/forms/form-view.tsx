"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { useCart } from "@/lib/cart/client";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { fill } from "@/lib/i18n/fill";
import type { FormValues } from "@/lib/rules/form-fields";
import { type Fault, FaultList } from "./fault-list";
import { focusControl } from "./focus-control";
import { FormControl } from "./form-control";
import { byName, controlId, formSchema, keyOf } from "./form-schema";
import styles from "./form-view.module.css";
import type { FormWords } from "./form-words";
import { Thanks } from "./thanks";
import { useFormMemory } from "./use-form-memory";
import { useSending } from "./use-sending";

type Props = {
  definition: FormDefinition;
  words: FormWords;
  /** Markup of the fields, cleaned on the server, by the fields' ids. */
  notes: Record<string, ReactNode>;
  /** Takes over after the form was sent, in the place of the thanks. */
  onDone?: () => void;
};

/** A form of any of the shop's systems: what is typed outlives refusals, lost networks and reloads. */
export default function FormView({ definition, words, notes, onDone }: Props) {
  const { fields } = definition;
  const [resolver] = useState(() => zodResolver(formSchema(fields, words)));
  const form = useForm<FormValues>({ resolver, shouldFocusError: false });
  const { isRestored, startAgain, forget } = useFormMemory(definition, form);
  const { send, share, refusals, thanks } = useSending(definition, form, words, () => {
    forget();
    onDone?.();
  });
  const { isSignedIn } = useCart();
  const { errors, isSubmitting } = form.formState;
  const idOf = (index: number) => controlId(definition.formId, index);

  const faults: Fault[] = fields.flatMap(({ label, kind }, index) => {
    const message = errors[keyOf(index)]?.message;
    return message
      ? [
          {
            id: idOf(index),
            message: label && kind !== "checkbox" ? `${label}: ${message}` : String(message),
          },
        ]
      : [];
  });
  const focusFirst = (wrong: object) => {
    const index = fields.findIndex((_field, at) => keyOf(at) in wrong);
    focusControl(idOf(index));
  };

  if (thanks !== null) {
    const more = isSignedIn && definition.source === "custom" ? words.yourRequests : "";
    return <Thanks text={thanks || definition.thanks || words.sent} more={more} />;
  }
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={definition.title || undefined}
      onSubmit={(event) =>
        void form.handleSubmit((values) => send(byName(fields, values)), focusFirst)(event)
      }
    >
      {isRestored && (
        <p className={styles.restored}>
          {words.restored}
          <Button variant="quiet" small onClick={startAgain}>
            {words.startAgain}
          </Button>
        </p>
      )}
      <FaultList title={words.invalid} faults={faults} attempt={0} />
      {refusals.length > 0 && (
        <div role="alert" className={styles.refusal}>
          {refusals.map((text) => (
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
          const name = keyOf(index);
          const error = errors[name]?.message;
          const props = { field, form, name, words, note, id: idOf(index) };
          return <FormControl key={field.id} {...props} error={error ? String(error) : undefined} />;
        })}
      </div>
      <div className={styles.sending}>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? words.sending : definition.submitText || words.send}
        </Button>
        {share !== null && (
          <>
            <progress value={share} max={1} aria-label={words.sending} />
            <span>{fill(words.progress, { percent: Math.round(share * 100) })}</span>
          </>
        )}
      </div>
    </form>
  );
}
