import { fieldError, type Validator } from "./field-error";
import { isEmpty } from "./validators";

const SPECIAL = /[@#$%^&+*!=]/;

export const passwordLength =
  (length: 6 | 8 = 6): Validator =>
  (value) =>
    isEmpty(value) || value.length >= length ? null : fieldError("passwordLength", length);

/** 8 to 25 characters with a lowercase and an uppercase letter, a digit and one of @#$%^&+*!= */
export const password: Validator = (value) => {
  if (isEmpty(value)) return null;
  const isStrong =
    value.length >= 8 &&
    value.length <= 25 &&
    /[a-z]/.test(value) &&
    /[A-Z]/.test(value) &&
    /\d/.test(value) &&
    SPECIAL.test(value);
  return isStrong ? null : fieldError("password");
};

export const sameAs =
  (first: string): Validator =>
  (again) =>
    again === first ? null : fieldError("passwordMismatch");
