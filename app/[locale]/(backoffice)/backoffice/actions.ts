"use server";

import { redirect } from "next/navigation";
import type { StaffRefusal } from "@/components/backoffice/staff-login-form";
import { backofficePaths, staffTarget } from "@/lib/backoffice-paths";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { keepCookies } from "@/lib/session/keep-cookies";
import { safeRedirect } from "@/lib/session/safe-redirect";
import { formLocale } from "../../(account)/form-locale";
import { postDoor } from "../../(account)/post-door";

const pathIn = (form: FormData) => localPath(formLocale(form));
const textOf = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Log-in of staff for browsers without JavaScript. */
export async function logIn(_before: StaffRefusal | null, form: FormData): Promise<StaffRefusal> {
  const user = textOf(form, "user");
  const { said, cookies } = await postDoor("backoffice-access/sso-login", {
    backoffice_user: user.trim(),
    password: textOf(form, "password"),
    otp: textOf(form, "otp"),
  });
  if (said.status !== 0) return { user, message: said.errors[0]?.message ?? "" };
  await keepCookies(cookies);
  const customers = pathIn(form)(backofficePaths.customers());
  redirect(staffTarget(safeRedirect(textOf(form, "redirect"), customers), customers));
}

/** Takes a customer's place. */
export async function act(form: FormData): Promise<void> {
  const to = pathIn(form);
  const { said, cookies } = await postDoor("user-search/select_user", { user_id: textOf(form, "user_id") });
  await keepCookies(cookies);
  redirect(said.status === 0 ? to(paths.home()) : `${to(backofficePaths.customers())}?refused=1`);
}

/** Leaves the customer's place; the log-in of staff goes on. */
export async function stopActing(form: FormData): Promise<void> {
  const { cookies } = await postDoor("auth/logout", {});
  await keepCookies(cookies);
  redirect(pathIn(form)(backofficePaths.customers()));
}

export async function logOut(form: FormData): Promise<void> {
  const { cookies } = await postDoor("sso-auth/logout", {});
  await keepCookies(cookies);
  redirect(pathIn(form)(backofficePaths.login()));
}
