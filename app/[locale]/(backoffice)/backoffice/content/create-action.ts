"use server";

import { redirect } from "next/navigation";
import { NEW_ROW, type StaffActionState } from "@/components/backoffice/staff-action-state";
import { formLocale } from "@/lib/forms/form-locale";
import { postedText } from "@/lib/forms/posted-values";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { localizePath } from "@/lib/i18n/locale-path";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { staffErrorMessage } from "../staff-error-message";

/** Continues in the editor. */
export async function createContent(_previous: StaffActionState, form: FormData): Promise<StaffActionState> {
  const locale = formLocale(form);
  const [kind, title] = [postedText(form, "kind"), postedText(form, "title")];
  const created = await submitAsVisitor("backoffice-access/create-content", { kind, title }, locale);
  if (!isSuccess(created))
    return { rowId: NEW_ROW, done: null, errors: [await staffErrorMessage(created, locale)] };
  const { slug } = created.data as { slug: string };
  redirect(localizePath(locale)(backofficePaths.contentEdit(kind, slug)));
}
