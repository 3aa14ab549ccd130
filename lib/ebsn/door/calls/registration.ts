import { config } from "../../../config";
import { cardLoadSchema, mailedSchema } from "../../schemas/registration";
import { type Call, nothing, readsRaw } from "../call";

const REGISTRATION: Call[] = [
  {
    path: "registration/register_user",
    method: "POST",
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
      "fidelityCard",
      "storeId",
      "disclaimers",
    ],
    access: "public",
    counted: true,
    read: readsRaw(mailedSchema),
  },
  {
    path: "registration/registration_resend_email",
    method: "POST",
    upstream: "GET",
    query: ["e_mail"],
    access: "public",
    counted: true,
    read: readsRaw(mailedSchema),
  },
];

const BY_CARD: Call[] = [
  {
    path: "finiper/registration-with-card-load",
    method: "POST",
    body: ["fidelityCard", "lastName"],
    access: "public",
    counted: true,
    read: readsRaw(cardLoadSchema),
  },
];

const PASSWORD: Call[] = [
  {
    path: "registration/password_reset_token_request",
    method: "POST",
    upstream: "GET",
    query: ["e_mail"],
    access: "public",
    counted: true,
    read: readsRaw(mailedSchema),
  },
  {
    // EBSN's own is a GET with the password in its address: ours never is.
    path: "registration/password_reset",
    method: "POST",
    body: ["e_mail", "reset_token", "password"],
    access: "public",
    counted: true,
    read: nothing,
  },
];

/** What is switched off cannot be asked either. */
export const registrationCalls: Call[] = [
  ...(config.registration.enabled ? REGISTRATION : []),
  ...(config.registration.enabled && config.registration.byCard ? BY_CARD : []),
  ...PASSWORD,
];
