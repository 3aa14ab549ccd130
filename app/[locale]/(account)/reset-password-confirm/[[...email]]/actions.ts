"use server";

import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { formLocale } from "../../form-locale";
import { postDoor } from "../../post-door";

/** A new password for browsers without JavaScript. Answers why it was refused. */
export async function setPassword(_before: string, form: FormData): Promise<string> {
  const text = (name: string) => String(form.get(name) ?? "");
  const locale = formLocale(form);
  if (text("password") !== text("passwordAgain"))
    return (await getTranslations({ locale, namespace: "forms.fault" }))("passwordMismatch");
  const { said } = await postDoor("registration/password_reset", {
    e_mail: text("e_mail"),
    reset_token: text("token"),
    password: text("password"),
  });
  if (said.status !== 0) return said.errors[0]?.message ?? "";
  redirect(localPath(locale)(accountPaths.passwordCompleted()));
}
