import "server-only";
import { refresh } from "next/cache";
import type { StaffActionState } from "@/components/backoffice/staff-action-state";
import { isConflict, isSuccess } from "@/lib/gateway/gateway-response";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import type { Locale } from "@/lib/i18n/locales";
import { formLocale } from "@/lib/forms/form-locale";
import { postedText } from "@/lib/forms/posted-values";
import { SESSION_EXPIRED } from "@/lib/session/expired-status";
import { staffErrorMessage } from "./staff-error-message";

type Options = {
  /** Of the fields, first the one that names the row. */
  names: [string, ...string[]];
  toDone: (locale: Locale) => Promise<string>;
  /** What the shop rejects may have been done by somebody else meanwhile. */
  rereadIfRejected?: boolean;
};

/** Where the session has ended the page stays, and says so. */
const SESSION_ENDED = [401, 403, SESSION_EXPIRED];

const isRejectedByShop = (http: number) => http < 500 && !SESSION_ENDED.includes(http);

/** The page stays where it is, and shows what the shop has now. */
export async function submitStaffForm(
  call: string,
  form: FormData,
  { names, toDone, rereadIfRejected = false }: Options,
): Promise<StaffActionState> {
  const locale = formLocale(form);
  const body = Object.fromEntries(names.map((name) => [name, postedText(form, name)]));
  const rowId = postedText(form, names[0]);
  const result = await submitAsVisitor(call, body, locale);
  const isReread = isConflict(result) || (rereadIfRejected && isRejectedByShop(result.http));
  if (isReread || isSuccess(result)) refresh();
  if (!isSuccess(result))
    return {
      rowId,
      done: null,
      errors: [await staffErrorMessage(result, locale)],
      ...(isConflict(result) && { isConflict: true }),
    };
  return { rowId, done: { text: await toDone(locale) }, errors: [] };
}
