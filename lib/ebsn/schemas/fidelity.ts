import { z } from "zod";
import { flag, list, optionalNumber, text } from "./lenient";

export const fidelityCardSchema = z.object({
  fidelityCard: text,
  /** The one the account buys with. */
  main: flag,
  points: optionalNumber,
});

/** data of GET /registration-card/view-cards, add-card and remove-card. */
export const fidelityCardsSchema = z.object({ cards: list(fidelityCardSchema) });

/** data of GET /registration-card/check-card. */
export const cardCheckSchema = z.object({ valid: flag });

export type WireFidelityCard = z.input<typeof fidelityCardSchema>;
