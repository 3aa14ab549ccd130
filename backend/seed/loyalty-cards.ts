import { toCardNumber } from "../domain/loyalty-card";

export type SeedLoyaltyCard = { fidelityCard: string; lastName: string; birthDate: string };

/** Cards of relatives of the demo customers, and one free for registration. */
export const unassignedCards: SeedLoyaltyCard[] = [
  { fidelityCard: toCardNumber("10045102"), lastName: "Colombo", birthDate: "1948-03-19" },
  { fidelityCard: toCardNumber("10052277"), lastName: "Bonetti", birthDate: "1979-11-30" },
  { fidelityCard: toCardNumber("10060031"), lastName: "Ferrario", birthDate: "1986-04-12" },
  { fidelityCard: toCardNumber("10071846"), lastName: "Moretti", birthDate: "1994-06-02" },
];
