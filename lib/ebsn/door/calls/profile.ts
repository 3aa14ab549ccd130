import {
  deletionCheckedSchema,
  deletionRequestedSchema,
  emailUpdatedSchema,
  mailRequestedSchema,
  mfaSchema,
  userDetailAnswerSchema,
} from "../../schemas/profile";
import { toDeletionRequest, toUserDetail } from "../../transforms/profile";
import { type Call, nothing, reads } from "../call";

const detail = reads(userDetailAnswerSchema, toUserDetail);

const mfa = reads(mfaSchema, ({ enabled }) => enabled);

/** A change that EBSN has as a GET is still a POST at the door. */
const asked = (path: string, query: string[], read: Call["read"]): Call => ({
  path: `registration/${path}`,
  method: "POST",
  upstream: "GET",
  query,
  access: "session",
  read,
});

const write = (path: string, body: string[], read: Call["read"]): Call => ({
  path: `registration/${path}`,
  method: "POST",
  body,
  access: "session",
  read,
});

/** The customer's own data, log-in and account. */
export const profileCalls: Call[] = [
  { path: "registration/user_detail", method: "GET", access: "session", read: detail },
  {
    ...write(
      "update_user_detail",
      ["firstName", "lastName", "phone", "birthDate", "postalcode", "fiscalCode"],
      detail,
    ),
    query: ["token_recaptcha"],
  },
  write("update_person_info", ["personInfoTypeId", "value"], detail),
  asked(
    "update_email_request",
    ["new_email"],
    reads(mailRequestedSchema, ({ mailed }) => mailed),
  ),
  {
    ...asked(
      "update_email",
      ["token"],
      reads(emailUpdatedSchema, ({ email }) => email),
    ),
    access: "public",
  },
  // EBSN has a GET; a password never stands in an address.
  { ...write("update_password", ["old_password", "new_password"], nothing), query: ["token_recaptcha"] },
  { path: "registration/mfa_enabled", method: "GET", access: "session", read: mfa },
  write("update_mfa", ["enabled"], mfa),
  asked("anonymize_token_request", [], reads(deletionRequestedSchema, toDeletionRequest)),
  asked(
    "anonymize_token_check",
    ["login", "token"],
    reads(deletionCheckedSchema, ({ valid }) => valid),
  ),
  write("user_anonymize", ["token"], nothing),
];
