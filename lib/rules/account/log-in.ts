import { validateFields } from "../forms/validate-fields";
import { type FieldError, fieldError, type Validator } from "../forms/field-error";
import { pinOf } from "./mfa";
import { email, maxLength, required } from "../forms/validators";
import { fiscalCode } from "../forms/validators-identity";

const pin: Validator = (value) => (pinOf(value) === "" ? fieldError("pin") : null);

export type LogInValues = { login: string; password: string; remember: boolean; pin: string };

export const validateLogIn = (
  { login, password, pin: typed }: LogInValues,
  hasPin: boolean,
): Map<"login" | "password" | "pin", FieldError> =>
  validateFields(
    [
      ["login", [required]],
      ["password", [required]],
      ["pin", hasPin ? [pin] : []],
    ],
    { login, password, pin: typed ?? "" },
  );

export const validateEmail = (values: { email: string }): Map<"email", FieldError> =>
  validateFields([["email", [required, email]]], values);

export const validateIdentifier = (values: { email: string }): Map<"email", FieldError> =>
  validateFields([["email", [required, maxLength(200)]]], values);

export function identifierParams(identifier: string): Record<string, string> {
  const text = identifier.trim();
  if (text.includes("@")) return { e_mail: text };
  return fiscalCode(text) === null ? { fiscal_code: text } : { login: text };
}

/** Password and code may be empty: the shop decides what staff need. */
export type StaffLogInValues = { user: string; password: string; otp: string };

export const validateStaffLogIn = (values: StaffLogInValues): Map<keyof StaffLogInValues, FieldError> =>
  validateFields([["user", [required]]], values);
