import { faultsBy } from "./field-faults";
import type { Fault } from "./validation-messages";
import { date, required } from "./validators";
import { loyaltyCard } from "./validators-identity";

/** A card to be put on an account; the date as dd/mm/yyyy. */
export type CardValues = { fidelityCard: string; birthDate: string };

/** `prefix`: what the chain's cards begin with. */
export const cardFaults = (values: CardValues, prefix: string): Map<keyof CardValues, Fault> =>
  faultsBy(
    [
      ["fidelityCard", [required, loyaltyCard(prefix)]],
      ["birthDate", [required, date]],
    ],
    values,
  );

/** A card's number as it stands on the card: in groups of four from its end. */
export const cardText = (card: string): string => card.replace(/\B(?=(?:\d{4})+$)/g, " ");
