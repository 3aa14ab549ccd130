"use server";

import { redirect } from "next/navigation";
import { formLocale } from "@/lib/forms/form-locale";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";

/** Log-out without JavaScript. */
export async function logOut(form: FormData): Promise<void> {
  const locale = formLocale(form);
  await submitAsVisitor("auth/logout", {}, locale);
  redirect(localizePath(locale)(paths.home()));
}
