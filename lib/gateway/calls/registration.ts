import { config } from "../../config";
import { cardLoadSchema, mailedSchema } from "../../ebsn/schemas/registration";
import { type Call, ignoreData, post, postForGet, readRaw } from "../call";

/** The card of a registration in progress (requirements/accounts#registration). */
export const REGISTRATION_CARD_COOKIE = "madia_card";

/** For visitors: they could be used to guess data or to flood a mailbox. */
const LIMITED = { access: "public", rateLimit: "calls" } as const;

const REGISTRATION_CALLS: Call[] = [
  post("registration/register_user", readRaw(mailedSchema), {
    ...LIMITED,
    query: ["token_recaptcha"],
    body: [
      "email",
      "password",
      "firstName",
      "lastName",
      "phone",
      "postalcode",
      "business",
      "fiscalCode",
      "companyName",
      "vatNumber",
      "sdiCode",
      "certifiedEmail",
      "address1",
      "addressNumber",
      "city",
      "province",
      "fidelityCard",
      "storeId",
      "invitationCode",
      "language",
      "disclaimers",
    ],
    removesCookie: REGISTRATION_CARD_COOKIE,
  }),
  postForGet("registration/registration_resend_email", readRaw(mailedSchema), {
    ...LIMITED,
    query: ["e_mail"],
  }),
];

const CARD_REGISTRATION_CALLS: Call[] = [
  post("finiper/registration-with-card-load", readRaw(cardLoadSchema), {
    ...LIMITED,
    body: ["fidelityCard", "lastName"],
  }),
];

const PASSWORD_CALLS: Call[] = [
  postForGet("registration/password_reset_token_request", readRaw(mailedSchema), {
    ...LIMITED,
    query: ["e_mail", "fiscal_code", "login"],
  }),
  post("registration/password_reset", ignoreData, {
    ...LIMITED,
    fallbackMethod: "GET",
    query: ["token_recaptcha"],
    body: ["e_mail", "reset_token", "password", "login"],
  }),
];

export const registrationCalls: Call[] = [
  ...(config.registration.enabled ? REGISTRATION_CALLS : []),
  ...(config.registration.enabled && config.registration.byCard ? CARD_REGISTRATION_CALLS : []),
  ...PASSWORD_CALLS,
];
