import type { Withdrawal, WithdrawalOrder } from "@/lib/ebsn/domain/withdrawal";
import type { WithdrawalValues } from "@/lib/rules/orders/withdrawal-form";

export type WithdrawalState = {
  step: "declare" | "choose" | "done";
  values: WithdrawalValues;
  /** Chosen by the customer, by order item. */
  quantities: Partial<Record<number, number>>;
  fieldErrors: Partial<Record<keyof WithdrawalValues, string>>;
  formError: string;
  order: WithdrawalOrder | null;
  withdrawal: Withdrawal | null;
};
