import { z } from "zod";
import { flag, list, optional, optionalNumber, text } from "./lenient";

const fidelityCardSchema = z.object({
  fidelityCard: text,
  main: flag,
  points: optionalNumber,
  /** Madia's own: the points that expire next, and their last day. */
  expiringPoints: optionalNumber,
  expiringDate: text,
  /** Whether its holder accepted the conditions; missing: the shop does not say. */
  agreed: optional(flag),
});

export const fidelityCardsSchema = z.object({ cards: list(fidelityCardSchema) });

export const cardCheckSchema = z.object({ valid: flag });

export const agreementSchema = z.object({ agreed: flag });

export const anagraphicSchema = z.object({
  anagraphic: optional(
    z.object({
      birthPlace: text,
      gender: text,
      profession: text,
      address1: text,
      addressNumber: text,
      postalcode: text,
      city: text,
    }),
  ),
});

export type WireAgreement = z.input<typeof agreementSchema>;
export type WireAnagraphic = NonNullable<z.input<typeof anagraphicSchema>["anagraphic"]>;
export type WireFidelityCard = z.input<typeof fidelityCardSchema>;
