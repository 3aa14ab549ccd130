"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ConsentQuestion } from "@/components/delivery/consent-question";
import consents from "@/components/delivery/consents.module.css";
import { ErrorSummary } from "@/components/forms/error-summary";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { DoorError, door } from "@/lib/cart/door";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { type ConsentAnswers, consentFaults, deniesLast } from "@/lib/rules/consents";
import {
  REGISTRATION_FIELDS,
  type RegistrationField,
  type RegistrationValues,
} from "@/lib/rules/registration";
import { LocaleField } from "./locale-field";
import { fieldId, RegistrationFields } from "./registration-fields";
import { registrationSchema } from "./registration-schema";
import { registrationBody, type RegistrationRefused, sortRefusals } from "./registration-state";
import styles from "./registration.module.css";
import { useSayFault } from "./use-say-fault";
import { useSayRefusal } from "./use-say-refusal";

type Props = {
  disclaimers: Disclaimer[];
  /** What the form begins with; what a browser without JavaScript had refused. */
  begun: RegistrationRefused;
  action: (form: FormData) => void;
  /** The shop has taken it and written to this address. */
  onDone: (email: string) => void;
};

/** Opens an account: says all that is wrong at once and keeps what was typed. */
export function RegistrationForm({ disclaimers, begun, action, onDone }: Props) {
  const t = useTranslations();
  const say = useSayFault();
  const sayRefusal = useSayRefusal();
  const [answers, setAnswers] = useState<ConsentAnswers>(begun.answers);
  const [asked, setAsked] = useState(begun.tried);
  const [refusal, setRefusal] = useState(begun.refusal);
  const { register, handleSubmit, formState, setError } = useForm<RegistrationValues>({
    resolver: zodResolver(registrationSchema(say)),
    // No defaultValues: the fields hold their own, and what was typed before this ran.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  // What a plain form had refused stands until it is sent again.
  const faultOf = (name: RegistrationField): string | undefined =>
    errors[name]?.message ?? (submitCount === 0 ? begun.faults[name] : undefined);
  const open = asked ? consentFaults(disclaimers, answers) : new Set<number>();

  async function submit(values: RegistrationValues): Promise<void> {
    setRefusal("");
    if (consentFaults(disclaimers, answers).size > 0) return;
    try {
      await door("registration/register_user", { body: registrationBody(values, answers) });
      onDone(values.email.trim());
    } catch (cause) {
      const said = sortRefusals(cause instanceof DoorError ? cause.messages.errors : []);
      for (const [name, message] of Object.entries(said.faults))
        setError(name as RegistrationField, { type: "shop", message });
      if (Object.keys(said.faults).length > 0) return;
      setRefusal(sayRefusal(cause, said.refusal));
    }
  }

  const named = REGISTRATION_FIELDS.flatMap((name) => {
    const message = faultOf(name);
    if (!message) return [];
    return [
      {
        id: fieldId(name),
        message: t("registration.faultNamed", { field: t(`registration.field.${name}`), message }),
      },
    ];
  });
  const unanswered = disclaimers
    .filter(({ disclaimerId }) => open.has(disclaimerId))
    .map(({ disclaimerId, title }) => ({
      id: `consent-${disclaimerId}`,
      message: t("registration.consentFault", { title }),
    }));

  return (
    <form
      className={forms.form}
      action={action}
      noValidate
      onSubmit={(event) => {
        setAsked(true);
        void handleSubmit(submit)(event);
      }}
    >
      <LocaleField />
      <ErrorSummary faults={[...named, ...unanswered]} attempt={submitCount} />
      {refusal && (
        <p role="alert" className={forms.summary}>
          {refusal}
        </p>
      )}
      <RegistrationFields register={register} faultOf={faultOf} values={begun.values} />
      <section className={styles.group} aria-labelledby="registration-consents">
        <h2 id="registration-consents">{t("registration.consents")}</h2>
        {disclaimers.map((one) => (
          <ConsentQuestion
            key={one.disclaimerId}
            disclaimer={one}
            answer={answers[one.disclaimerId] ?? null}
            fault={open.has(one.disclaimerId)}
            onAnswer={(given) => setAnswers({ ...answers, [one.disclaimerId]: given })}
          />
        ))}
        {deniesLast(disclaimers, answers) && (
          <p role="status" className={consents.warning}>
            {t("delivery.consentMarketing")}
          </p>
        )}
      </section>
      <Button type="submit" wide busy={isSubmitting} aria-disabled={isSubmitting || undefined}>
        {t("registration.submit")}
      </Button>
    </form>
  );
}
