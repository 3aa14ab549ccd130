"use client";

import { useTranslations } from "next-intl";
import { clearSent } from "@/components/forms/clear-sent";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { ValidatedForm } from "@/components/forms/validated-form";
import { Field } from "@/components/ui/field";
import { FieldRow } from "@/components/ui/form-layout";
import { apiFetch } from "@/lib/api/api-fetch";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { type UsernameValues, validateUsername } from "@/lib/rules/account/contacts";
import updateStyles from "./profile-update.module.css";

const FIELD_CODE = /^error\.profile\.(username|password)\.(?:not_valid|taken|wrong)$/;

type Props = { user: UserDetail; onSaved: (user: UserDetail) => void };

export function ProfileUpdateUsername({ user, onSaved }: Props) {
  const t = useTranslations("profile.username");
  const { field, form, isSubmitting, formProps } = useValidatedForm<UsernameValues>({
    id: "username",
    defaultValues: { username: user.username, password: "" },
    validate: validateUsername,
    labelOf: (name) => t(`field.${name as keyof UsernameValues}`),
    fieldOf: (code) => FIELD_CODE.exec(code)?.[1] ?? null,
    async onSubmit(values) {
      const changed = await apiFetch<UserDetail>("registration/update_username", {
        body: { username: values.username.trim(), password: values.password },
        success: { key: "profile.username.saved" },
      });
      clearSent(form, values, { username: changed.username });
      onSaved(changed);
    },
  });
  return (
    <>
      <p className={updateStyles.current}>{t("text")}</p>
      <ValidatedForm formProps={formProps} isSubmitting={isSubmitting} submitLabel={t("save")}>
        <FieldRow>
          <Field
            {...field("username")}
            span="half"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
            required
          />
          <Field
            {...field("password")}
            span="half"
            type="password"
            autoComplete="current-password"
            required
          />
        </FieldRow>
      </ValidatedForm>
    </>
  );
}
