import "server-only";
import { redirect } from "next/navigation";
import type { StaffActionState } from "@/components/backoffice/staff-action-state";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { localizePath } from "@/lib/i18n/locale-path";
import { formLocale } from "@/lib/forms/form-locale";
import { postedText } from "@/lib/forms/posted-values";
import { staffErrorMessage } from "./staff-error-message";

/** To `path` in the form's language, unless the shop rejected the action. */
export async function submitStaffForm(
  call: string,
  form: FormData,
  names: string[],
  path: string,
): Promise<StaffActionState> {
  const locale = formLocale(form);
  const body = Object.fromEntries(names.map((name) => [name, postedText(form, name)]));
  const result = await submitAsVisitor(call, body, locale);
  if (isSuccess(result)) redirect(localizePath(locale)(path));
  return { errors: [{ code: call, message: await staffErrorMessage(result, locale) }] };
}
