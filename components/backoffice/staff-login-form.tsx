"use client";

import { useTranslations } from "next-intl";
import { useActionState } from "react";
import { Form } from "@/components/forms/form";
import { LocaleField } from "@/components/forms/locale-field";
import { NOT_POSTED, type PostedForm } from "@/components/forms/posted-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { apiFetch } from "@/lib/api/api-fetch";
import { leavePage } from "@/lib/navigation/leave-page";
import { type StaffLogInValues, validateStaffLogIn } from "@/lib/rules/account/log-in";
import { clearFormDrafts } from "@/lib/session/form-drafts";

export type StaffLoginState = PostedForm<StaffLogInValues>;

export type StaffLoginAction = (previous: StaffLoginState, form: FormData) => Promise<StaffLoginState>;

export function StaffLoginForm({ target, action }: { target: string; action: StaffLoginAction }) {
  const t = useTranslations("backoffice.login");
  const [posted, formAction] = useActionState<StaffLoginState, FormData>(action, NOT_POSTED);
  const { form, field, isSubmitting, formProps } = useValidatedForm<StaffLogInValues>({
    id: "staff",
    validate: validateStaffLogIn,
    labelOf: (name) => t(name as keyof StaffLogInValues),
    posted,
    async onSubmit({ user, password, otp }) {
      try {
        const body = { backoffice_user: user.trim(), password, otp: otp.trim() };
        await apiFetch("backoffice-access/sso-login", { body });
      } catch (cause) {
        form.setValue("password", "");
        form.setValue("otp", "");
        form.setFocus("password");
        throw cause;
      }
      clearFormDrafts();
      await leavePage(target);
    },
  });

  return (
    <Form {...formProps} action={formAction}>
      <LocaleField />
      <input type="hidden" name="redirect" value={target} />
      <Field
        {...field("user")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={posted.values.user}
      />
      <Field {...field("password")} type="password" autoComplete="current-password" />
      <Field {...field("otp")} hint={t("otpHint")} inputMode="numeric" autoComplete="one-time-code" />
      <Button type="submit" wide busy={isSubmitting}>
        {t("submit")}
      </Button>
    </Form>
  );
}
