"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { consentName, ConsentQuestion, useConsentError } from "@/components/delivery/consent-question";
import { Form } from "@/components/forms/form";
import { LocaleField } from "@/components/forms/locale-field";
import { useVisitorDraft } from "@/components/forms/use-visitor-draft";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { apiFetch } from "@/lib/api/api-fetch";
import { brand } from "@/brand.config";
import { withBotCheck } from "@/lib/bot-check/with-bot-check";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { type ConsentAnswers, isLastConsentDenied, missingConsents } from "@/lib/rules/consents";
import {
  parseRegistrationErrorCode,
  type RegistrationField,
  type RegistrationValues,
  validateRegistration,
} from "@/lib/rules/registration";
import { visitorPlace } from "@/lib/session/visitor-place";
import { RegistrationFields } from "./registration-fields";
import { registrationBody, type RegistrationState } from "./registration-state";
import styles from "./registration.module.css";

type Props = {
  disclaimers: Disclaimer[];
  initialState: RegistrationState;
  /** For browsers without JavaScript. */
  action?: (form: FormData) => void;
  onDone: (email: string) => void;
};

const CONSENT = "consent-";

/** Without the passwords; consents are asked for again. */
const DRAFT_FIELDS: (keyof RegistrationValues)[] = [
  "email",
  "firstName",
  "lastName",
  "fidelityCard",
  "fiscalCode",
  "business",
  "companyName",
  "vatNumber",
  "sdiCode",
  "certifiedEmail",
  "address1",
  "addressNumber",
  "postalcode",
  "city",
  "province",
];

export function RegistrationForm({ disclaimers, initialState, action, onDone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const [answers, setAnswers] = useState<ConsentAnswers>(initialState.answers);
  const consentError = useConsentError();
  const missingIds = missingConsents(disclaimers, answers);
  const consentErrors = disclaimers
    .filter(({ disclaimerId }) => missingIds.has(disclaimerId))
    .map((disclaimer) => [consentName(disclaimer.disclaimerId), consentError(disclaimer)] as const);
  const postedConsents = consentErrors.map(([name, { message }]) => [name, message]);
  const [posted] = useState({
    ...initialState,
    fieldErrors: {
      ...initialState.fieldErrors,
      ...(initialState.isSubmitted ? Object.fromEntries(postedConsents) : {}),
    },
  });

  const { form, field, errorOf, busy, formProps } = useValidatedForm<RegistrationValues>({
    id: "registration",
    idOf: (name) => (name.startsWith(CONSENT) ? name : `registration-${name}`),
    validate: (values) => new Map([...validateRegistration(values, brand.loyaltyPrefix), ...consentErrors]),
    labelOf: (name) => (name.startsWith(CONSENT) ? "" : t(`registration.field.${name as RegistrationField}`)),
    fieldOf: parseRegistrationErrorCode,
    posted,
    async onSubmit(values) {
      const body = registrationBody(values, answers, locale);
      await apiFetch("registration/register_user", await withBotCheck({ body }));
      draft.clear();
      onDone(values.email.trim());
    },
  });

  const draft = useVisitorDraft(form, "registration", DRAFT_FIELDS);
  const isBusiness = useWatch({ control: form.control, name: "business" });
  useEffect(() => {
    if (!isBusiness) return;
    const place = visitorPlace.get();
    if (place && form.getValues("postalcode") === "") form.setValue("postalcode", place.postalcode);
  }, [form, isBusiness]);

  function answer(disclaimerId: number, given: boolean): void {
    setAnswers({ ...answers, [disclaimerId]: given });
    form.clearErrors(consentName(disclaimerId) as keyof RegistrationValues);
  }

  return (
    <Form {...formProps} action={action}>
      <LocaleField />
      <input
        type="hidden"
        {...form.register("invitationCode")}
        defaultValue={initialState.values.invitationCode}
      />
      <RegistrationFields form={form} field={field} values={initialState.values} />
      <section className={styles.group} aria-labelledby="registration-consents">
        <h2 id="registration-consents">{t("registration.consents")}</h2>
        {disclaimers.map((disclaimer) => {
          const { disclaimerId } = disclaimer;
          return (
            <ConsentQuestion
              key={disclaimerId}
              disclaimer={disclaimer}
              answer={answers[disclaimerId] ?? null}
              hasError={missingIds.has(disclaimerId) && errorOf(consentName(disclaimerId)) !== undefined}
              onAnswer={(given) => answer(disclaimerId, given)}
            />
          );
        })}
        {isLastConsentDenied(disclaimers, answers) && (
          <Alert tone="warning">{t("delivery.consentMarketing")}</Alert>
        )}
      </section>
      <Button type="submit" wide busy={busy} aria-disabled={busy || undefined}>
        {t("registration.submit")}
      </Button>
    </Form>
  );
}
