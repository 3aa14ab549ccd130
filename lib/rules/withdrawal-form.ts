import type { FieldError } from "./field-error";
import { validateFields } from "./validate-fields";
import { email, required } from "./validators";

export type WithdrawalValues = { name: string; email: string; orderId: string };

export const validateWithdrawal = (values: WithdrawalValues): Map<keyof WithdrawalValues, FieldError> =>
  validateFields(
    [
      ["name", [required]],
      ["orderId", [required]],
      ["email", [required, email]],
    ],
    values,
  );
