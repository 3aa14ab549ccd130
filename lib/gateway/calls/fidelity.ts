import type { FidelityCard } from "../../ebsn/domain/fidelity";
import { cardCheckSchema, fidelityCardsSchema } from "../../ebsn/schemas/fidelity";
import { type Call, readWith } from "../call";

const cards = readWith(fidelityCardsSchema, (raw): FidelityCard[] =>
  raw.cards.filter((card) => card.fidelityCard),
);

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
];
