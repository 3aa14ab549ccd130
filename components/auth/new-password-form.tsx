"use client";

import { useLocale, useTranslations } from "next-intl";
import { useActionState } from "react";
import { Form } from "@/components/forms/form";
import { LocaleField } from "@/components/forms/locale-field";
import { useShowPassword } from "@/components/forms/show-password";
import { NOT_POSTED, type PostedForm } from "@/components/forms/posted-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { apiFetch } from "@/lib/api/api-fetch";
import { withBotCheck } from "@/lib/bot-check/with-bot-check";
import { clearCustomerAndSession } from "@/lib/session/clear-customer";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { leavePage } from "@/lib/navigation/leave-page";
import { type NewPassword, validateNewPassword } from "@/lib/rules/account/registration";

type Props = {
  email: string;
  token: string;
  /** For browsers without JavaScript. */
  action: (previous: PostedForm<NewPassword>, form: FormData) => Promise<PostedForm<NewPassword>>;
};

export function NewPasswordForm({ email, token, action }: Props) {
  const t = useTranslations();
  const href = localizePath(useLocale());
  const [posted, post] = useActionState<PostedForm<NewPassword>, FormData>(action, NOT_POSTED);
  const { field, isSubmitting, formProps } = useValidatedForm<NewPassword>({
    id: "new",
    validate: validateNewPassword,
    labelOf: (name) => t(`registration.field.${name as keyof NewPassword}`),
    posted,
    async onSubmit({ password }) {
      const body = { e_mail: email, reset_token: token, password };
      await apiFetch("registration/password_reset", await withBotCheck({ body }));
      clearCustomerAndSession();
      await leavePage(href(accountPaths.passwordCompleted()));
    },
  });
  const { inputProps, checkbox } = useShowPassword({ id: "new", hasSeveralPasswords: true });

  return (
    <Form {...formProps} action={post}>
      <LocaleField />
      <input type="hidden" name="e_mail" value={email} />
      <input type="hidden" name="token" value={token} />
      <Field
        {...field("password")}
        {...inputProps}
        autoComplete="new-password"
        required
        hint={t("registration.passwordHint")}
      />
      <Field {...field("passwordAgain")} {...inputProps} autoComplete="new-password" required />
      {checkbox}
      <Button type="submit" wide busy={isSubmitting}>
        {t("passwordReset.newSubmit")}
      </Button>
      {formProps.formErrors.length > 0 && (
        <Link href={href(accountPaths.passwordRequest())}>{t("passwordReset.newLink")}</Link>
      )}
    </Form>
  );
}
