import {
  deletionCheckedSchema,
  deletionRequestedSchema,
  emailUpdatedSchema,
  mailRequestedSchema,
  mfaSchema,
  userDetailAnswerSchema,
} from "../../ebsn/schemas/profile";
import { toDeletionRequest, toUserDetail } from "../../ebsn/transforms/profile";
import { type Call, ignoreData, readWith } from "../call";

const detail = readWith(userDetailAnswerSchema, toUserDetail);

const mfa = readWith(mfaSchema, ({ enabled }) => enabled);

/** EBSN has these as GET; the gateway takes every write as a POST. */
const writeByGet = (path: string, query: string[], read: Call["read"]): Call => ({
  path: `registration/${path}`,
  method: "POST",
  upstreamMethod: "GET",
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
  write("update_contact", ["phone", "homePhone", "secondEmail", "language"], detail),
  write("update_username", ["username", "password"], detail),
  write("update_person_info", ["personInfoTypeId", "value"], detail),
  writeByGet(
    "update_email_request",
    ["new_email"],
    readWith(mailRequestedSchema, ({ mailed }) => mailed),
  ),
  {
    ...writeByGet(
      "update_email",
      ["token"],
      readWith(emailUpdatedSchema, ({ email }) => email),
    ),
    access: "public",
  },
  // EBSN has a GET; a password must not appear in a URL.
  { ...write("update_password", ["old_password", "new_password"], ignoreData), query: ["token_recaptcha"] },
  { path: "registration/mfa_enabled", method: "GET", access: "session", read: mfa },
  write("update_mfa", ["enabled"], mfa),
  writeByGet("anonymize_token_request", [], readWith(deletionRequestedSchema, toDeletionRequest)),
  writeByGet(
    "anonymize_token_check",
    ["login", "token"],
    readWith(deletionCheckedSchema, ({ valid }) => valid),
  ),
  write("user_anonymize", ["token"], ignoreData),
];
