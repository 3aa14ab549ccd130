import type { FidelityCard } from "../../ebsn/domain/fidelity";
import {
  agreementSchema,
  anagraphicSchema,
  cardCheckSchema,
  fidelityCardsSchema,
} from "../../ebsn/schemas/fidelity";
import { ANAGRAPHIC_FIELDS } from "../../rules/anagraphic";
import { type Call, readWith } from "../call";

const cards = readWith(fidelityCardsSchema, (raw): FidelityCard[] =>
  raw.cards.filter((card) => card.fidelityCard),
);

const HOLDER = ["client_code", "identifier", "person_type_id"];

const anagraphic = readWith(anagraphicSchema, (raw) => raw.anagraphic);

const write = (path: string, body: string[]): Call => ({
  path: `registration-card/${path}`,
  method: "POST",
  body,
  access: "session",
  read: cards,
});

export const fidelityCalls: Call[] = [
  { path: "registration-card/view-cards", method: "GET", access: "session", read: cards },
  {
    // A POST: the birth date must not appear in logged URLs.
    path: "registration-card/check-card",
    method: "POST",
    upstreamMethod: "GET",
    query: ["fidelity_card", "birth_date"],
    access: "session",
    read: readWith(cardCheckSchema, ({ valid }) => valid),
  },
  write("add-card", ["fidelity_card", "birth_date"]),
  write("remove-card", ["fidelity_card"]),
  {
    path: "finiper/associate_card",
    method: "POST",
    body: ["fidelityCard", "lastName"],
    access: "session",
    isRateLimited: true,
    read: cards,
  },
  {
    ...write("register-user", [
      "firstName",
      "lastName",
      "birthDate",
      "fiscalCode",
      "phone",
      "postalcode",
      "conditions",
    ]),
    query: ["registration_card_action"],
  },
  {
    path: "registration-card/registration_confirm",
    method: "POST",
    query: ["action", "email", "coopId", "token"],
    access: "public",
    isRateLimited: true,
    read: readWith(agreementSchema, ({ agreed }) => agreed),
  },
  {
    path: "finiper-anagraphic/anag_data_get",
    method: "POST",
    query: HOLDER,
    access: "session",
    read: anagraphic,
  },
  {
    path: "finiper-anagraphic/anag_data_save",
    method: "POST",
    query: HOLDER,
    body: ANAGRAPHIC_FIELDS,
    access: "session",
    read: anagraphic,
  },
];
