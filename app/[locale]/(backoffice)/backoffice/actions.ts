"use server";

import { redirect } from "next/navigation";
import type { StaffLoginError } from "@/components/backoffice/staff-login-form";
import { backofficePaths, staffLoginRedirect } from "@/lib/backoffice-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";
import { forwardCookies } from "@/lib/session/forward-cookies";
import { safeRedirect } from "@/lib/session/safe-redirect";
import { formLocale } from "../../(account)/form-locale";
import { submitAsVisitor } from "../../(account)/submit-as-visitor";

const localPathFor = (form: FormData) => localizePath(formLocale(form));
const readField = (form: FormData, name: string) => String(form.get(name) ?? "");

export async function logIn(_previous: StaffLoginError | null, form: FormData): Promise<StaffLoginError> {
  const user = readField(form, "user");
  const { result, cookies } = await submitAsVisitor("backoffice-access/sso-login", {
    backoffice_user: user.trim(),
    password: readField(form, "password"),
    otp: readField(form, "otp"),
  });
  if (result.status !== 0) return { user, message: result.errors[0]?.message ?? "" };
  await forwardCookies(cookies);
  const customers = localPathFor(form)(backofficePaths.customers());
  redirect(staffLoginRedirect(safeRedirect(readField(form, "redirect"), customers), customers));
}

export async function impersonate(form: FormData): Promise<void> {
  const toLocalPath = localPathFor(form);
  const { result, cookies } = await submitAsVisitor("user-search/select_user", {
    user_id: readField(form, "user_id"),
  });
  await forwardCookies(cookies);
  redirect(
    result.status === 0 ? toLocalPath(paths.home()) : `${toLocalPath(backofficePaths.customers())}?refused=1`,
  );
}

export async function stopImpersonating(form: FormData): Promise<void> {
  const { cookies } = await submitAsVisitor("auth/logout", {});
  await forwardCookies(cookies);
  redirect(localPathFor(form)(backofficePaths.customers()));
}

export async function logOut(form: FormData): Promise<void> {
  const { cookies } = await submitAsVisitor("sso-auth/logout", {});
  await forwardCookies(cookies);
  redirect(localPathFor(form)(backofficePaths.login()));
}
