"use server";

import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import type { StaffLoginState } from "@/components/backoffice/staff-login-form";
import { NOT_POSTED, type PostedForm } from "@/components/forms/posted-form";
import { userMessage } from "@/lib/api/user-message";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { backofficePaths, staffLoginRedirect } from "@/lib/paths/backoffice-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { safeRedirect } from "@/lib/session/safe-redirect";
import { formLocale } from "@/lib/forms/form-locale";
import { postedText } from "@/lib/forms/posted-values";

const localPathFor = (form: FormData) => localizePath(formLocale(form));

export async function logIn(_previous: StaffLoginState, form: FormData): Promise<StaffLoginState> {
  const user = postedText(form, "user");
  const locale = formLocale(form);
  const result = await submitAsVisitor(
    "backoffice-access/sso-login",
    {
      backoffice_user: user.trim(),
      password: postedText(form, "password"),
      otp: postedText(form, "otp"),
    },
    locale,
  );
  if (!isSuccess(result))
    return {
      values: { user },
      fieldErrors: {},
      formError: userMessage(result.response, await getTranslations({ locale })),
    };
  const home = localizePath(locale)(backofficePaths.home());
  redirect(staffLoginRedirect(safeRedirect(postedText(form, "redirect"), home), home));
}

export async function impersonate(_previous: object, form: FormData): Promise<PostedForm<object>> {
  const locale = formLocale(form);
  const result = await submitAsVisitor(
    "user-search/select_user",
    {
      user_id: postedText(form, "user_id"),
    },
    locale,
  );
  if (isSuccess(result)) redirect(localizePath(locale)(paths.home()));
  const t = await getTranslations({ locale });
  return {
    ...NOT_POSTED,
    formError: userMessage(result.response, t, "backoffice.customers.impersonationFailed"),
  };
}

export async function stopImpersonating(_previous: object, form: FormData): Promise<never> {
  await submitAsVisitor("auth/logout", {}, formLocale(form));
  redirect(localPathFor(form)(backofficePaths.customers()));
}

export async function logOut(_previous: object, form: FormData): Promise<never> {
  const result = await submitAsVisitor("sso-auth/logout", {}, formLocale(form));
  const redirectUrl = isSuccess(result) && typeof result.data === "string" ? result.data : "";
  redirect(redirectUrl || localPathFor(form)(backofficePaths.login()));
}
