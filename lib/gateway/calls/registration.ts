import { config } from "../../config";
import { cardLoadSchema, mailedSchema } from "../../ebsn/schemas/registration";
import { type Call, ignoreData, readRaw } from "../call";

/** The card of a registration in progress (requirements/accounts#registration). */
export const REGISTRATION_CARD_COOKIE = "madia_card";

const REGISTRATION_CALLS: Call[] = [
  {
    path: "registration/register_user",
    method: "POST",
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
    access: "public",
    isRateLimited: true,
    removesCookie: REGISTRATION_CARD_COOKIE,
    read: readRaw(mailedSchema),
  },
  {
    path: "registration/registration_resend_email",
    method: "POST",
    upstreamMethod: "GET",
    query: ["e_mail"],
    access: "public",
    isRateLimited: true,
    read: readRaw(mailedSchema),
  },
];

const CARD_REGISTRATION_CALLS: Call[] = [
  {
    path: "finiper/registration-with-card-load",
    method: "POST",
    body: ["fidelityCard", "lastName"],
    access: "public",
    isRateLimited: true,
    read: readRaw(cardLoadSchema),
  },
];

const PASSWORD_CALLS: Call[] = [
  {
    path: "registration/password_reset_token_request",
    method: "POST",
    upstreamMethod: "GET",
    query: ["e_mail", "fiscal_code", "login"],
    access: "public",
    isRateLimited: true,
    read: readRaw(mailedSchema),
  },
  {
    path: "registration/password_reset",
    method: "POST",
    fallbackMethod: "GET",
    query: ["token_recaptcha"],
    body: ["e_mail", "reset_token", "password", "login"],
    access: "public",
    isRateLimited: true,
    read: ignoreData,
  },
];

export const registrationCalls: Call[] = [
  ...(config.registration.enabled ? REGISTRATION_CALLS : []),
  ...(config.registration.enabled && config.registration.byCard ? CARD_REGISTRATION_CALLS : []),
  ...PASSWORD_CALLS,
];
