"use server";

import { getTranslations } from "next-intl/server";
import type { WithdrawalState } from "@/components/returns/withdrawal-state";
import { userMessage } from "@/lib/api/user-message";
import type { Withdrawal, WithdrawalOrder } from "@/lib/ebsn/domain/withdrawal";
import { REFUND_PATHS } from "@/lib/ebsn/refund-paths";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import type { Locale } from "@/lib/i18n/locales";
import { parseId } from "@/lib/params/parse-id";
import { validateWithdrawal } from "@/lib/rules/orders/withdrawal-form";
import { formLocale } from "@/lib/forms/form-locale";
import { postedErrors, postedFields, postedText } from "@/lib/forms/posted-values";

const QUANTITY = /^quantity-([1-9]\d{0,11})$/;

type PostedItem = { orderItemId: number; quantity: number; available?: number };

const postedItems = (form: FormData): PostedItem[] =>
  postedFields(form).flatMap(([name, value]) => {
    const [, orderItemId] = QUANTITY.exec(name) ?? [];
    if (!orderItemId) return [];
    const available = Number(postedText(form, `available-${orderItemId}`)) || undefined;
    return [{ orderItemId: Number(orderItemId), quantity: Number(value), available }];
  });

type Contract = { orderId: number; email: string };

async function findOrder(
  state: WithdrawalState,
  contract: Contract,
  locale: Locale,
): Promise<WithdrawalState> {
  const found = await submitAsVisitor(REFUND_PATHS.findWithdrawal, contract, locale);
  if (!isSuccess(found))
    return { ...state, formError: userMessage(found.response, await getTranslations({ locale })) };
  return { ...state, step: "choose", order: found.data as WithdrawalOrder | null };
}

async function confirmWithdrawal(
  choice: WithdrawalState,
  body: Contract & { name: string; withdrawalItems: PostedItem[] },
  locale: Locale,
): Promise<WithdrawalState> {
  const t = await getTranslations({ locale });
  if (body.withdrawalItems.length === 0) return { ...choice, formError: t("withdrawal.nothingChosen") };
  const sent = await submitAsVisitor(REFUND_PATHS.withdraw, body, locale);
  if (!isSuccess(sent)) return { ...choice, formError: userMessage(sent.response, t) };
  return { ...choice, step: "done", order: null, withdrawal: sent.data as Withdrawal };
}

/** Every step posts the answers of the previous steps, so that it also works without scripts. */
export async function withdraw(previous: WithdrawalState | null, form: FormData): Promise<WithdrawalState> {
  const locale = formLocale(form);
  const t = await getTranslations({ locale });
  const values = {
    name: postedText(form, "name").trim(),
    email: postedText(form, "email").trim(),
    orderId: postedText(form, "orderId").trim(),
  };
  const items = postedItems(form);
  const state: WithdrawalState = {
    step: "declare",
    values,
    quantities: {
      ...previous?.quantities,
      ...Object.fromEntries(items.map(({ orderItemId, quantity }) => [orderItemId, quantity])),
    },
    fieldErrors: {},
    formError: "",
    order: null,
    withdrawal: null,
  };
  const fieldErrors = await postedErrors(validateWithdrawal(values), locale);
  const orderId = parseId(values.orderId);
  if (orderId === null && !fieldErrors.orderId) fieldErrors.orderId = t("withdrawal.invalidOrder");
  const step = postedText(form, "step");
  if (orderId === null || Object.keys(fieldErrors).length > 0 || step === "declare")
    return { ...state, fieldErrors: step === "declare" ? {} : fieldErrors };
  const contract = { orderId, email: values.email };
  const choice = await findOrder(state, contract, locale);
  if (choice.step !== "choose" || step !== "confirm") return choice;
  const withdrawalItems = items.filter(({ quantity }) => quantity > 0);
  return confirmWithdrawal(choice, { ...contract, name: values.name, withdrawalItems }, locale);
}
