"use client";

import { useTranslations } from "next-intl";
import { useCustomerDraft, useValuesWithDraft } from "@/components/forms/use-customer-draft";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { ValidatedForm } from "@/components/forms/validated-form";
import { Field } from "@/components/ui/field";
import { FieldRow } from "@/components/ui/form-layout";
import { SelectField } from "@/components/ui/select-field";
import { apiFetch } from "@/lib/api/api-fetch";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { DEFAULT_LOCALE, LOCALES } from "@/config/locales.mjs";
import { type ContactValues, validateContacts } from "@/lib/rules/account/contacts";
import { trimTexts } from "@/lib/rules/forms/trim-texts";

type Values = ContactValues & { language: string };

export function ContactsForm({ user, onSaved }: { user: UserDetail; onSaved: (user: UserDetail) => void }) {
  const t = useTranslations("profile.contact");
  const { email, phone, homePhone, secondEmail, language } = user;
  const withDraft = useValuesWithDraft<Values>({
    formName: "contacts",
    initialValues: { phone, homePhone, secondEmail, language: language || DEFAULT_LOCALE },
  });
  const { field, form, isSubmitting, formProps } = useValidatedForm<Values>({
    id: "contact",
    defaultValues: withDraft.defaultValues,
    validate: (values) => validateContacts(values, email),
    labelOf: (name) => t(`field.${name as keyof Values}`),
    async onSubmit(values) {
      const saved = await apiFetch<UserDetail>("registration/update_contact", {
        body: trimTexts(values),
        success: { key: "profile.contact.saved" },
      });
      draft.clear();
      onSaved(saved);
    },
  });
  const draft = useCustomerDraft(form, withDraft);
  return (
    <ValidatedForm formProps={formProps} isSubmitting={isSubmitting} submitLabel={t("save")}>
      <FieldRow>
        <Field {...field("phone")} span="half" type="tel" autoComplete="tel" required />
        <Field {...field("homePhone")} span="half" type="tel" autoComplete="home tel" hint={t("optional")} />
        <Field
          {...field("secondEmail")}
          span="half"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          hint={t("secondEmailHint")}
        />
        <SelectField {...field("language")} span="half">
          {LOCALES.map((option) => (
            <option key={option} value={option}>
              {t(`languages.${option}`)}
            </option>
          ))}
        </SelectField>
      </FieldRow>
    </ValidatedForm>
  );
}
