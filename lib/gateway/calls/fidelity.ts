import type { FidelityCard } from "../../ebsn/domain/fidelity";
import {
  agreementSchema,
  anagraphicSchema,
  cardCheckSchema,
  fidelityCardsSchema,
} from "../../ebsn/schemas/fidelity";
import { ANAGRAPHIC_FIELDS } from "../../rules/account/anagraphic";
import { type Call, get, post, postForGet, readWith, writesOf } from "../call";

const viewCards = get(
  "registration-card/view-cards",
  readWith(fidelityCardsSchema, (raw): FidelityCard[] => raw.cards.filter((card) => card.fidelityCard)),
);
const writeCards = writesOf(viewCards);

const HOLDER = ["client_code", "identifier", "person_type_id"];

const anagraphic = readWith(anagraphicSchema, (raw) => raw.anagraphic);

export const fidelityCalls: Call[] = [
  viewCards,
  // A POST: the birth date must not appear in logged URLs.
  postForGet(
    "registration-card/check-card",
    readWith(cardCheckSchema, ({ valid }) => valid),
    { query: ["fidelity_card", "birth_date"], rateLimit: "failures" },
  ),
  writeCards("registration-card/add-card", {
    body: ["fidelity_card", "birth_date"],
    rateLimit: "failures",
  }),
  writeCards("registration-card/remove-card", { body: ["fidelity_card"] }),
  writeCards("finiper/associate_card", { body: ["fidelityCard", "lastName"], rateLimit: "calls" }),
  writeCards("registration-card/register-user", {
    query: ["registration_card_action", "token_recaptcha"],
    body: ["firstName", "lastName", "birthDate", "fiscalCode", "phone", "postalcode", "conditions"],
  }),
  post(
    "registration-card/registration_confirm",
    readWith(agreementSchema, ({ agreed }) => agreed),
    { query: ["action", "email", "coopId", "token"], access: "public", rateLimit: "calls" },
  ),
  post("finiper-anagraphic/anag_data_get", anagraphic, { query: HOLDER }),
  post("finiper-anagraphic/anag_data_save", anagraphic, { query: HOLDER, body: ANAGRAPHIC_FIELDS }),
];
