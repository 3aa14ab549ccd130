import type { FieldError } from "../forms/field-error";
import { validateFields } from "../forms/validate-fields";
import { email, peopleName, required } from "../forms/validators";

export type WithdrawalValues = { name: string; email: string; orderId: string };

export const validateWithdrawal = (values: WithdrawalValues): Map<keyof WithdrawalValues, FieldError> =>
  validateFields(
    [
      ["name", [required, peopleName]],
      ["orderId", [required]],
      ["email", [required, email]],
    ],
    values,
  );
