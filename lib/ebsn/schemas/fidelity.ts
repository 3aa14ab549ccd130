import { z } from "zod";
import { flag, list, optionalNumber, text } from "./lenient";

const fidelityCardSchema = z.object({
  fidelityCard: text,
  main: flag,
  points: optionalNumber,
});

export const fidelityCardsSchema = z.object({ cards: list(fidelityCardSchema) });

export const cardCheckSchema = z.object({ valid: flag });

export type WireFidelityCard = z.input<typeof fidelityCardSchema>;
