"use server";

import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import type { LoginError } from "@/components/auth/login-error-message";
import { userMessage } from "@/lib/api/user-message";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { isSuccess } from "@/lib/gateway/gateway-response";
import type { CartUser } from "@/lib/ebsn/domain/cart";
import { config } from "@/lib/config";
import { pinOf } from "@/lib/rules/account/mfa";
import { needsProfileUpdate } from "@/lib/rules/account/needs-profile-update";
import { safeRedirect } from "@/lib/session/safe-redirect";
import { setCompletedLoginCookie } from "@/lib/session/completed-login-cookie";
import { formLocale } from "@/lib/forms/form-locale";
import { postedText } from "@/lib/forms/posted-values";

/** Login without JavaScript, or before the page is hydrated. */
export async function logIn(_previous: LoginError | null, form: FormData): Promise<LoginError> {
  const text = (name: string) => postedText(form, name);
  const login = text("login").trim();
  const pin = pinOf(text("pin"));
  const locale = formLocale(form);
  const result = await submitAsVisitor(
    "auth/login",
    {
      login,
      password: text("password"),
      remember_me: text("remember") !== "",
      show_sectors: config.showSectors,
      ...(pin ? { mfa_pin: pin } : {}),
      ...(text("resend_mfa_pin") ? { resend_mfa_pin: true } : {}),
    },
    locale,
  );
  if (!isSuccess(result)) {
    const { response } = result;
    const code = response.errors[0]?.code ?? "";
    return { login, code, message: userMessage(response, await getTranslations({ locale })) };
  }
  await setCompletedLoginCookie("password");
  const target = safeRedirect(text("redirect"));
  const { user } = result.data as { user: CartUser };
  redirect(needsProfileUpdate(user, config) ? safeRedirect(text("profile_redirect"), target) : target);
}
