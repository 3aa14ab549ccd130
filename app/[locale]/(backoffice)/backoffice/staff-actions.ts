"use server";

import { redirect } from "next/navigation";
import { backofficePaths } from "@/lib/backoffice-paths";
import { isSuccess } from "@/lib/gateway/answer";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { localizePath } from "@/lib/i18n/locale-path";
import { formLocale } from "../../(account)/form-locale";
import { postedText } from "../../(account)/posted-values";

/** Back to `path` in the form's language, with `failed` when the shop rejected the action. */
async function submit(call: string, form: FormData, names: string[], path: string): Promise<never> {
  const locale = formLocale(form);
  const body = Object.fromEntries(names.map((name) => [name, postedText(form, name)]));
  const isDone = isSuccess(await submitAsVisitor(call, body, locale));
  redirect(`${localizePath(locale)(path)}${isDone ? "" : "?failed=1"}`);
}

export async function advanceOrder(form: FormData): Promise<void> {
  const names = ["order_id", "order_status_id"];
  await submit("backoffice-access/advance-order", form, names, backofficePaths.orders());
}

export async function decideRefund(form: FormData): Promise<void> {
  const names = ["refund_id", "refund_status_id"];
  await submit("backoffice-access/decide-refund", form, names, backofficePaths.returns());
}
