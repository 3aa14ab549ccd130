import { validateFields } from "../forms/validate-fields";
import type { FieldError } from "../forms/field-error";
import { required } from "../forms/validators";
import { password, sameAs } from "../forms/validators-password";

export type ChangePasswordValues = { oldPassword: string; newPassword: string; again: string };

/** requirements/validation#passwords */
export const validateChangePassword = (
  values: ChangePasswordValues,
): Map<keyof ChangePasswordValues, FieldError> =>
  validateFields(
    [
      ["oldPassword", [required]],
      ["newPassword", [required, password]],
      ["again", [required, sameAs(values.newPassword)]],
    ],
    values,
  );
