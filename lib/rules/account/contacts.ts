import { type FieldError, fieldError, type Validator } from "../forms/field-error";
import { validateFields } from "../forms/validate-fields";
import { email, isEmpty, isSameEmail, maxLength, minLength, required } from "../forms/validators";
import { landlinePhone, phone } from "../forms/validators-phone";

export type ContactValues = { phone: string; homePhone: string; secondEmail: string };

const otherThan =
  (address: string): Validator =>
  (value) =>
    !isEmpty(value) && isSameEmail(value, address) ? fieldError("sameEmail") : null;

/** `firstEmail` is the one the customer logs in with. */
export const validateContacts = (
  values: ContactValues,
  firstEmail: string,
): Map<keyof ContactValues, FieldError> =>
  validateFields(
    [
      ["phone", [required, phone]],
      ["homePhone", [landlinePhone]],
      ["secondEmail", [email, otherThan(firstEmail)]],
    ],
    values,
  );

export type UsernameValues = { username: string; password: string };

const MIN_USERNAME_LENGTH = 4;
const MAX_USERNAME_LENGTH = 30;

/** Without "@": a user name is never somebody's e-mail. */
const usernameCharacters: Validator = (value) =>
  isEmpty(value) || /^[a-z0-9][a-z0-9._-]*$/i.test(value.trim()) ? null : fieldError("alphanumeric");

export const validateUsername = (values: UsernameValues): Map<keyof UsernameValues, FieldError> =>
  validateFields(
    [
      [
        "username",
        [required, minLength(MIN_USERNAME_LENGTH), maxLength(MAX_USERNAME_LENGTH), usernameCharacters],
      ],
      ["password", [required]],
    ],
    values,
  );
