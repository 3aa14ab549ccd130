import {
  deletionCheckedSchema,
  deletionRequestedSchema,
  emailUpdatedSchema,
  mailRequestedSchema,
  mfaSchema,
  userDetailAnswerSchema,
} from "../../ebsn/schemas/profile";
import { toDeletionRequest, toUserDetail } from "../../ebsn/transforms/profile";
import { type Call, get, ignoreData, post, postForGet, readWith, writesOf } from "../call";

const viewDetail = get("registration/user_detail", readWith(userDetailAnswerSchema, toUserDetail));

const writeDetail = (path: string, body: string[], query: string[] = []) =>
  writesOf(viewDetail)(`registration/${path}`, { body, query });

const mailed = readWith(mailRequestedSchema, ({ mailed }) => mailed);

const viewMfa = get(
  "registration/mfa_enabled",
  readWith(mfaSchema, ({ enabled }) => enabled),
);

const writeByGet = (path: string, query: string[], read: Call["read"]) =>
  postForGet(`registration/${path}`, read, { query });

const write = (path: string, body: string[], read: Call["read"]) =>
  post(`registration/${path}`, read, { body });

/** They take a password or a token, or write to an address. */
const limited = (call: Call): Call => ({ ...call, rateLimit: "calls" });

export const profileCalls: Call[] = [
  viewDetail,
  writeDetail(
    "update_user_detail",
    ["firstName", "lastName", "phone", "birthDate", "postalcode", "fiscalCode"],
    ["token_recaptcha"],
  ),
  writeDetail("update_contact", ["phone", "homePhone", "secondEmail", "language"]),
  limited(writeDetail("update_username", ["username", "password"])),
  writeDetail("update_person_info", ["personInfoTypeId", "value"]),
  limited(writeByGet("update_email_request", ["new_email"], mailed)),
  {
    // Ours: EBSN's GET would have the password in its address.
    ...limited(write("update_email_with_password", ["new_email", "password"], mailed)),
    upstreamPath: "registration/update_email_request",
  },
  {
    ...limited(
      writeByGet(
        "update_email",
        ["token"],
        readWith(emailUpdatedSchema, ({ email }) => email),
      ),
    ),
    access: "public",
  },
  {
    ...limited(write("update_password", ["old_password", "new_password"], ignoreData)),
    fallbackMethod: "GET",
    query: ["token_recaptcha"],
  },
  viewMfa,
  limited(writesOf(viewMfa)("registration/update_mfa", { body: ["enabled", "password"] })),
  limited(writeByGet("anonymize_token_request", [], readWith(deletionRequestedSchema, toDeletionRequest))),
  limited(
    writeByGet(
      "anonymize_token_check",
      ["login", "token"],
      readWith(deletionCheckedSchema, ({ valid }) => valid),
    ),
  ),
  limited(writeByGet("user_anonymize", ["token"], ignoreData)),
];
