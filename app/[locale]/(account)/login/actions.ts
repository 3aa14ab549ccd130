"use server";

import { redirect } from "next/navigation";
import type { Refusal } from "@/components/account/login-refusal";
import type { CartUser } from "@/lib/ebsn/domain/cart";
import { config } from "@/lib/config";
import { leadsToOwnData } from "@/lib/rules/after-log-in";
import { keepCookies } from "@/lib/session/keep-cookies";
import { safeRedirect } from "@/lib/session/safe-redirect";
import { postDoor } from "../post-door";

/** Log-in for browsers without JavaScript. Answers why it failed, and the log-in as it was typed. */
export async function logIn(_before: Refusal | null, form: FormData): Promise<Refusal> {
  const text = (name: string) => String(form.get(name) ?? "");
  const login = text("login");
  const { said, data, cookies } = await postDoor("auth/login", {
    login,
    password: text("password"),
    remember_me: form.get("remember") !== null,
    ...(text("pin") ? { mfa_pin: text("pin") } : {}),
    ...(text("resend_mfa_pin") ? { resend_mfa_pin: true } : {}),
  });
  const [first] = said.errors;
  if (said.status !== 0) return { login, code: first?.code ?? "", message: first?.message ?? "" };
  await keepCookies(cookies);
  const target = safeRedirect(text("redirect"));
  const { user } = data as { user: CartUser };
  redirect(leadsToOwnData(user, config.minProfileLevel) ? safeRedirect(text("cardless"), target) : target);
}
