import { fault, type Validator } from "./validation-messages";
import { isEmpty } from "./validators";

const SPECIAL = /[@#$%^&+*!=]/;

/** At least 6 characters, 8 in the stricter form. */
export const passwordLength =
  (length: 6 | 8 = 6): Validator =>
  (value) =>
    isEmpty(value) || value.length >= length ? null : fault("passwordLength", length);

/** 8 to 25 characters with a small and a great letter, a digit and one of @#$%^&+*!= */
export const password: Validator = (value) => {
  if (isEmpty(value)) return null;
  const strong =
    value.length >= 8 &&
    value.length <= 25 &&
    /[a-z]/.test(value) &&
    /[A-Z]/.test(value) &&
    /\d/.test(value) &&
    SPECIAL.test(value);
  return strong ? null : fault("password");
};

/** The password typed once more. */
export const sameAs =
  (first: string): Validator =>
  (again) =>
    again === first ? null : fault("passwordMismatch");
