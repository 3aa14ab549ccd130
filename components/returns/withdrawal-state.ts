import type { Withdrawal, WithdrawalOrder } from "@/lib/ebsn/domain/withdrawal";
import type { WithdrawalValues } from "@/lib/rules/withdrawal-form";

export type WithdrawalState = {
  step: "declare" | "choose" | "done";
  values: WithdrawalValues;
  fieldErrors: Partial<Record<keyof WithdrawalValues, string>>;
  formError: string;
  order: WithdrawalOrder | null;
  withdrawal: Withdrawal | null;
};
