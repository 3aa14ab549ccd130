import { checkDigit } from "./catalogue/ean";
import { LOYALTY_PREFIX } from "./people";

/** A card given out in a shop that is on no account yet. */
export type SeedLoyaltyCard = { fidelityCard: string; lastName: string; birthDate: string };

const card = (number: string) => {
  const digits = LOYALTY_PREFIX + number;
  return digits + checkDigit(digits);
};

/** Of relatives of the demo customers, and of one who may register with it. */
export const freeCards: SeedLoyaltyCard[] = [
  { fidelityCard: card("10045102"), lastName: "Colombo", birthDate: "1948-03-19" },
  { fidelityCard: card("10052277"), lastName: "Bonetti", birthDate: "1979-11-30" },
  { fidelityCard: card("10060031"), lastName: "Ferrario", birthDate: "1986-04-12" },
  { fidelityCard: card("10071846"), lastName: "Moretti", birthDate: "1994-06-02" },
];
