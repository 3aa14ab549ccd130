"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { apiFetch } from "@/lib/api/api-fetch";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { validateFields } from "@/lib/rules/validate-fields";
import { email as emailRule, required } from "@/lib/rules/validators";
import updateStyles from "./profile-update.module.css";
import { ValidatedForm } from "@/components/forms/validated-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";

type Values = { newEmail: string };

/** The new e-mail takes effect once it is confirmed from its own mailbox. */
export function ProfileUpdateEmail({ user, onRequested }: { user: UserDetail; onRequested: () => void }) {
  const t = useTranslations("profile.details");
  const { field, form, busy, formProps } = useValidatedForm<Values>({
    id: "email",
    defaultValues: { newEmail: "" },
    validate: (values) => validateFields([["newEmail", [required, emailRule]]], values),
    labelOf: () => t("newEmail"),
    async onSubmit({ newEmail }) {
      const email = newEmail.trim();
      await apiFetch("registration/update_email_request", {
        body: { new_email: email },
        success: { key: "profile.details.emailAsked", values: { email } },
      });
      form.reset();
      onRequested();
    },
  });
  return (
    <>
      <p className={updateStyles.current}>
        {t("email")}: <b>{user.email}</b>
      </p>
      {user.newEmail && <Alert tone="success">{t("emailWaiting", { email: user.newEmail })}</Alert>}
      <ValidatedForm formProps={formProps} busy={busy} submitLabel={t("emailAsk")}>
        <Field
          {...field("newEmail")}
          type="email"
          hint={t("newEmailHint")}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </ValidatedForm>
    </>
  );
}
