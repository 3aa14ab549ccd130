"use server";

import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { openDoor } from "@/lib/ebsn/door/open-door";
import type { DoorAnswer } from "@/lib/ebsn/domain/envelope";
import { env } from "@/lib/env";
import { SESSION_COOKIE } from "@/lib/session/session";
import { safeRedirect } from "@/lib/session/safe-redirect";

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

/** Log-in for browsers without JavaScript: the same door, the same throttle. Answers why it failed. */
export async function logIn(_before: string, form: FormData): Promise<string> {
  const { storefrontUrl } = env();
  const text = (name: string) => String(form.get(name) ?? "");
  const [jar, received] = await Promise.all([cookies(), headers()]);
  const request = new Request(`${storefrontUrl}/ebsn/api/auth/login`, {
    method: "POST",
    headers: {
      origin: storefrontUrl,
      "content-type": "application/json",
      "x-forwarded-for": received.get("x-forwarded-for") ?? "",
    },
    body: JSON.stringify({
      login: text("login"),
      password: text("password"),
      remember_me: form.get("remember") !== null,
    }),
  });
  const response = await openDoor(request, "auth/login", jar.get(SESSION_COOKIE)?.value);
  const { response: said } = (await response.json()) as DoorAnswer<unknown>;
  if (said.status !== 0) return said.errors[0]?.message ?? "";
  for (const line of response.headers.getSetCookie()) await keep(line);
  redirect(safeRedirect(text("redirect")));
}
