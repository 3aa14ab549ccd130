"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { clearSent } from "@/components/forms/clear-sent";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { apiFetch } from "@/lib/api/api-fetch";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { validateFields } from "@/lib/rules/forms/validate-fields";
import { email as emailRule, required } from "@/lib/rules/forms/validators";
import { isPasswordMissing, passwordFieldOf } from "./current-password";
import updateStyles from "./profile-update.module.css";
import { ValidatedForm } from "@/components/forms/validated-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";

type Values = { newEmail: string; password: string };

/** The new e-mail takes effect once it is confirmed from its own mailbox. */
export function ProfileUpdateEmail({ user, onRequested }: { user: UserDetail; onRequested: () => void }) {
  const t = useTranslations("profile.details");
  const tPassword = useTranslations("profile.password.field");
  const [needsPassword, setNeedsPassword] = useState(false);
  const { field, form, isSubmitting, formProps } = useValidatedForm<Values>({
    id: "email",
    defaultValues: { newEmail: "", password: "" },
    validate: (values) =>
      validateFields(
        [["newEmail", [required, emailRule]], ...(needsPassword ? [["password", [required]] as const] : [])],
        values,
      ),
    labelOf: (name) => (name === "password" ? tPassword("oldPassword") : t("newEmail")),
    fieldOf: passwordFieldOf,
    async onSubmit(values) {
      const email = values.newEmail.trim();
      const success = { key: "profile.details.emailAsked", values: { email } };
      const body = { new_email: email };
      try {
        if (needsPassword)
          await apiFetch("registration/update_email_with_password", {
            body: { ...body, password: values.password },
            success,
          });
        else await apiFetch("registration/update_email_request", { body, success });
      } catch (cause) {
        setNeedsPassword((isNeeded) => isNeeded || isPasswordMissing(cause));
        throw cause;
      }
      clearSent(form, values);
      setNeedsPassword(false);
      onRequested();
    },
  });
  return (
    <>
      <p className={updateStyles.current}>
        {t("email")}: <b>{user.email}</b>
      </p>
      {user.newEmail && <Alert tone="success">{t("emailWaiting", { email: user.newEmail })}</Alert>}
      <ValidatedForm formProps={formProps} isSubmitting={isSubmitting} submitLabel={t("emailAsk")}>
        <Field
          {...field("newEmail")}
          type="email"
          hint={t("newEmailHint")}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        {needsPassword && (
          <Field {...field("password")} type="password" autoComplete="current-password" required />
        )}
      </ValidatedForm>
    </>
  );
}
