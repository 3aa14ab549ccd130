"use server";

import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { userMessage } from "@/lib/api/user-message";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/account-paths";
import { formLocale } from "../../form-locale";

export async function setPassword(_previous: string, form: FormData): Promise<string> {
  const text = (name: string) => String(form.get(name) ?? "");
  const locale = formLocale(form);
  if (text("password") !== text("passwordAgain"))
    return (await getTranslations({ locale, namespace: "forms.fault" }))("passwordMismatch");
  const { response } = await submitAsVisitor(
    "registration/password_reset",
    {
      e_mail: text("e_mail"),
      reset_token: text("token"),
      password: text("password"),
    },
    locale,
  );
  if (response.status !== 0) return userMessage(response, await getTranslations({ locale }));
  redirect(localizePath(locale)(accountPaths.passwordCompleted()));
}
