"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { Refusal } from "@/components/account/login-refusal";
import type { CartUser } from "@/lib/ebsn/domain/cart";
import { config } from "@/lib/config";
import { leadsToOwnData } from "@/lib/rules/after-log-in";
import { safeRedirect } from "@/lib/session/safe-redirect";
import { postDoor } from "../post-door";

/** One Set-Cookie line as the cookie store wants it. */
async function keep(line: string): Promise<void> {
  const [pair = "", ...attributes] = line.split("; ");
  const cut = pair.indexOf("=");
  const values = new Map(attributes.map((text) => [text.split("=")[0], text.split("=")[1] ?? ""]));
  const age = values.get("Max-Age");
  (await cookies()).set(pair.slice(0, cut), pair.slice(cut + 1), {
    path: "/",
    sameSite: "lax",
    secure: values.has("Secure"),
    httpOnly: values.has("HttpOnly"),
    ...(age === undefined ? {} : { maxAge: Number(age) }),
  });
}

/** Log-in for browsers without JavaScript. Answers why it failed, and the log-in as it was typed. */
export async function logIn(_before: Refusal | null, form: FormData): Promise<Refusal> {
  const text = (name: string) => String(form.get(name) ?? "");
  const login = text("login");
  const {
    said,
    data,
    cookies: lines,
  } = await postDoor("auth/login", {
    login,
    password: text("password"),
    remember_me: form.get("remember") !== null,
    ...(text("pin") ? { mfa_pin: text("pin") } : {}),
    ...(text("resend_mfa_pin") ? { resend_mfa_pin: true } : {}),
  });
  const [first] = said.errors;
  if (said.status !== 0) return { login, code: first?.code ?? "", message: first?.message ?? "" };
  for (const line of lines) await keep(line);
  const target = safeRedirect(text("redirect"));
  const { user } = data as { user: CartUser };
  redirect(leadsToOwnData(user, config.minProfileLevel) ? safeRedirect(text("cardless"), target) : target);
}
