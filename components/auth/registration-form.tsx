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
import { ApiError, apiFetch } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { type ConsentAnswers, missingConsents, isLastConsentDenied } from "@/lib/rules/consents";
import {
  REGISTRATION_FIELDS,
  type RegistrationField,
  type RegistrationValues,
} from "@/lib/rules/registration";
import { LocaleField } from "@/components/forms/locale-field";
import { fieldId, RegistrationFields } from "./registration-fields";
import { registrationSchema } from "./registration-schema";
import { registrationBody, type RegistrationState, groupErrors } from "./registration-state";
import styles from "./registration.module.css";
import { useFieldErrorMessage } from "@/components/forms/use-field-error-message";

type Props = {
  disclaimers: Disclaimer[];
  initialState: RegistrationState;
  action: (form: FormData) => void;
  onDone: (email: string) => void;
};

export function RegistrationForm({ disclaimers, initialState, action, onDone }: Props) {
  const t = useTranslations();
  const formatError = useFieldErrorMessage();
  const [answers, setAnswers] = useState<ConsentAnswers>(initialState.answers);
  const [hasSubmitted, setHasSubmitted] = useState(initialState.isSubmitted);
  const [formError, setFormError] = useState(initialState.formError);
  const { register, handleSubmit, formState, setError } = useForm<RegistrationValues>({
    resolver: zodResolver(registrationSchema(formatError)),
    // No defaultValues: the inputs keep what was typed before hydration.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  // Errors of the server action stay until the next submit.
  const getFieldError = (name: RegistrationField): string | undefined =>
    errors[name]?.message ?? (submitCount === 0 ? initialState.fieldErrors[name] : undefined);
  const unansweredIds = hasSubmitted ? missingConsents(disclaimers, answers) : new Set<number>();

  async function submit(values: RegistrationValues): Promise<void> {
    setFormError("");
    if (missingConsents(disclaimers, answers).size > 0) return;
    try {
      await apiFetch("registration/register_user", { body: registrationBody(values, answers) });
      onDone(values.email.trim());
    } catch (cause) {
      const serverErrors = groupErrors(cause instanceof ApiError ? cause.messages.errors : []);
      for (const [name, message] of Object.entries(serverErrors.fieldErrors))
        setError(name as RegistrationField, { type: "shop", message });
      if (Object.keys(serverErrors.fieldErrors).length > 0) return;
      setFormError(serverErrors.formError || userMessage(cause, t));
    }
  }

  const fieldErrors = REGISTRATION_FIELDS.flatMap((name) => {
    const message = getFieldError(name);
    if (!message) return [];
    return [
      {
        id: fieldId(name),
        message: t("registration.faultNamed", { field: t(`registration.field.${name}`), message }),
      },
    ];
  });
  const consentErrors = disclaimers
    .filter(({ disclaimerId }) => unansweredIds.has(disclaimerId))
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
        setHasSubmitted(true);
        void handleSubmit(submit)(event);
      }}
    >
      <LocaleField />
      <ErrorSummary errors={[...fieldErrors, ...consentErrors]} attempt={submitCount} />
      {formError && (
        <p role="alert" className={forms.summary}>
          {formError}
        </p>
      )}
      <RegistrationFields register={register} getFieldError={getFieldError} values={initialState.values} />
      <section className={styles.group} aria-labelledby="registration-consents">
        <h2 id="registration-consents">{t("registration.consents")}</h2>
        {disclaimers.map((disclaimer) => (
          <ConsentQuestion
            key={disclaimer.disclaimerId}
            disclaimer={disclaimer}
            answer={answers[disclaimer.disclaimerId] ?? null}
            hasError={unansweredIds.has(disclaimer.disclaimerId)}
            onAnswer={(given) => setAnswers({ ...answers, [disclaimer.disclaimerId]: given })}
          />
        ))}
        {isLastConsentDenied(disclaimers, answers) && (
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
