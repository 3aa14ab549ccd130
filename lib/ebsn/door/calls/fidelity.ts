import type { FidelityCard } from "../../domain/fidelity";
import { cardCheckSchema, fidelityCardsSchema } from "../../schemas/fidelity";
import { type Call, reads } from "../call";

const cards = reads(fidelityCardsSchema, (raw): FidelityCard[] =>
  raw.cards.filter((card) => card.fidelityCard),
);

const write = (path: string, body: string[]): Call => ({
  path: `registration-card/${path}`,
  method: "POST",
  body,
  access: "session",
  read: cards,
});

/** The loyalty cards of the account. */
export const fidelityCalls: Call[] = [
  { path: "registration-card/view-cards", method: "GET", access: "session", read: cards },
  {
    // A POST at the door, so that nobody's birthday stands in an address of the shop's.
    path: "registration-card/check-card",
    method: "POST",
    upstream: "GET",
    query: ["fidelity_card", "birth_date"],
    access: "session",
    read: reads(cardCheckSchema, ({ valid }) => valid),
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
