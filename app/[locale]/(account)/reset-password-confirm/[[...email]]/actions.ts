"use server";

import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import type { PostedForm } from "@/components/forms/posted-form";
import { userMessage } from "@/lib/api/user-message";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { type NewPassword, validateNewPassword } from "@/lib/rules/account/registration";
import { formLocale } from "@/lib/forms/form-locale";
import { postedErrors, postedText } from "@/lib/forms/posted-values";

export async function setPassword(
  _previous: PostedForm<NewPassword>,
  form: FormData,
): Promise<PostedForm<NewPassword>> {
  const locale = formLocale(form);
  const [password, passwordAgain] = [postedText(form, "password"), postedText(form, "passwordAgain")];
  const fieldErrors = await postedErrors(validateNewPassword({ password, passwordAgain }), locale);
  if (Object.keys(fieldErrors).length > 0) return { values: {}, fieldErrors, formError: "" };
  const result = await submitAsVisitor(
    "registration/password_reset",
    { e_mail: postedText(form, "e_mail"), reset_token: postedText(form, "token"), password },
    locale,
  );
  if (!isSuccess(result))
    return {
      values: {},
      fieldErrors: {},
      formError: userMessage(result.response, await getTranslations({ locale })),
    };
  redirect(localizePath(locale)(accountPaths.passwordCompleted()));
}
