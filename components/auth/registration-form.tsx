"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { ConsentQuestions, useConsents } from "@/components/delivery/consent-questions";
import { Form } from "@/components/forms/form";
import { LocaleField } from "@/components/forms/locale-field";
import { useVisitorDraft } from "@/components/forms/use-visitor-draft";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { apiFetch } from "@/lib/api/api-fetch";
import { brand } from "@/brand.config";
import { withBotCheck } from "@/lib/bot-check/with-bot-check";
import { config } from "@/lib/config";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import {
  parseRegistrationErrorCode,
  type RegistrationField,
  type RegistrationValues,
  validateRegistration,
} from "@/lib/rules/account/registration";
import { visitorPlaceStore } from "@/lib/session/visitor-place";
import { RegistrationFields } from "./registration-fields";
import { registrationBody, type RegistrationState } from "./registration-state";
import styles from "./registration.module.css";

type Props = {
  disclaimers: Disclaimer[];
  initialState: RegistrationState;
  /** For browsers without JavaScript. */
  action?: (form: FormData) => void;
  /** The form stays busy until it resolves. */
  onDone: (email: string) => void | Promise<void>;
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
  const href = localizePath(locale);
  // Whatever the shop holds: a consent ticked beforehand is none (GDPR, article 7).
  const [unanswered] = useState(() => disclaimers.map((disclaimer) => ({ ...disclaimer, given: null })));
  const consents = useConsents(unanswered, initialState.answers);
  const [posted] = useState({
    ...initialState,
    fieldErrors: {
      ...initialState.fieldErrors,
      ...(initialState.isSubmitted
        ? Object.fromEntries(consents.errors.map(([name, { message }]) => [name, message]))
        : {}),
    },
  });

  const { form, field, errorOf, isSubmitting, formProps } = useValidatedForm<RegistrationValues>({
    id: "registration",
    idOf: (name) => (name.startsWith(CONSENT) ? name : `registration-${name}`),
    validate: (values) => new Map([...validateRegistration(values, brand.loyaltyPrefix), ...consents.errors]),
    labelOf: (name) => (name.startsWith(CONSENT) ? "" : t(`registration.field.${name as RegistrationField}`)),
    fieldOf: parseRegistrationErrorCode,
    posted,
    async onSubmit(values) {
      const body = registrationBody(values, consents.answers, locale);
      await apiFetch("registration/register_user", await withBotCheck({ body }));
      draft.clear();
      await onDone(values.email.trim());
    },
  });

  const draft = useVisitorDraft(form, "registration", DRAFT_FIELDS);
  const isBusiness = useWatch({ control: form.control, name: "business" });
  useEffect(() => {
    if (!isBusiness) return;
    const place = visitorPlaceStore.get();
    if (place && form.getValues("postalcode") === "") form.setValue("postalcode", place.postalcode);
  }, [form, isBusiness]);

  return (
    <Form {...formProps} action={action}>
      <LocaleField />
      <input
        type="hidden"
        {...form.register("invitationCode")}
        defaultValue={initialState.values.invitationCode}
      />
      <RegistrationFields form={form} field={field} values={initialState.values} />
      {disclaimers.length > 0 && (
        <section className={styles.group} aria-labelledby="registration-consents">
          <h2 id="registration-consents">{t("registration.consents")}</h2>
          <ConsentQuestions
            consents={consents}
            errorOf={(name) => errorOf(name as keyof RegistrationValues)}
            onAnswer={(name) => form.clearErrors(name as keyof RegistrationValues)}
          />
        </section>
      )}
      {disclaimers.length === 0 && (
        <p>
          {t.rich("registration.privacy", {
            link: (chunks) => (
              <Link href={href(paths.page(config.privacySlug))} target="_blank" rel="noopener">
                {chunks}
              </Link>
            ),
          })}
        </p>
      )}
      <Button type="submit" wide busy={isSubmitting}>
        {t("registration.submit")}
      </Button>
    </Form>
  );
}
