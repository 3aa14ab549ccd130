"use server";

import { redirect } from "next/navigation";
import type { LoginError } from "@/components/auth/login-error-message";
import type { CartUser } from "@/lib/ebsn/domain/cart";
import { config } from "@/lib/config";
import { needsProfileUpdate } from "@/lib/rules/login-redirect";
import { forwardCookies } from "@/lib/session/forward-cookies";
import { safeRedirect } from "@/lib/session/safe-redirect";
import { submitAsVisitor } from "../submit-as-visitor";

/** Login without JavaScript. */
export async function logIn(_previous: LoginError | null, form: FormData): Promise<LoginError> {
  const text = (name: string) => String(form.get(name) ?? "");
  const login = text("login");
  const { result, data, cookies } = await submitAsVisitor("auth/login", {
    login,
    password: text("password"),
    remember_me: form.get("remember") !== null,
    ...(text("pin") ? { mfa_pin: text("pin") } : {}),
    ...(text("resend_mfa_pin") ? { resend_mfa_pin: true } : {}),
  });
  const [first] = result.errors;
  if (result.status !== 0) return { login, code: first?.code ?? "", message: first?.message ?? "" };
  await forwardCookies(cookies);
  const target = safeRedirect(text("redirect"));
  const { user } = data as { user: CartUser };
  redirect(
    needsProfileUpdate(user, config.minProfileLevel)
      ? safeRedirect(text("profile_redirect"), target)
      : target,
  );
}
