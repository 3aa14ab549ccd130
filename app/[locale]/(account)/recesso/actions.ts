"use server";

import { getTranslations } from "next-intl/server";
import type { WithdrawalState } from "@/components/returns/withdrawal-state";
import { userMessage } from "@/lib/api/user-message";
import type { Withdrawal, WithdrawalOrder } from "@/lib/ebsn/domain/withdrawal";
import { REFUND_PATHS } from "@/lib/ebsn/refund-paths";
import { isSuccess } from "@/lib/gateway/answer";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { parseId } from "@/lib/parse-id";
import { validateWithdrawal } from "@/lib/rules/withdrawal-form";
import { formLocale } from "../form-locale";
import { postedErrors, postedText } from "../posted-values";

const QUANTITY = /^quantity-([1-9]\d{0,11})$/;

const postedItems = (form: FormData) =>
  [...form].flatMap(([name, value]) => {
    const [, orderItemId] = QUANTITY.exec(name) ?? [];
    return orderItemId ? [{ orderItemId: Number(orderItemId), quantity: Number(value) }] : [];
  });

/** Every step posts the answers of the previous steps, so that it also works without scripts. */
export async function withdraw(previous: WithdrawalState, form: FormData): Promise<WithdrawalState> {
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
      ...previous.quantities,
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
  const found = await submitAsVisitor(REFUND_PATHS.findWithdrawal, contract, locale);
  if (!isSuccess(found)) return { ...state, formError: userMessage(found.response, t) };
  const order = found.data as WithdrawalOrder | null;
  const choice: WithdrawalState = { ...state, step: "choose", order };
  if (step !== "confirm") return choice;
  const withdrawalItems = items.filter(({ quantity }) => quantity > 0);
  if (withdrawalItems.length === 0) return { ...choice, formError: t("withdrawal.nothingChosen") };
  const body = { ...contract, name: values.name, withdrawalItems };
  const sent = await submitAsVisitor(REFUND_PATHS.withdraw, body, locale);
  if (!isSuccess(sent)) return { ...choice, formError: userMessage(sent.response, t) };
  return { ...state, step: "done", withdrawal: sent.data as Withdrawal };
}
