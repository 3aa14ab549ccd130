import { z } from "zod";
import { flag, flagUnlessFalse, mainList, optional, optionalNumber, text } from "./lenient";

const fidelityCardSchema = z.object({
  fidelityCard: text,
  main: flag,
  points: optionalNumber,
  expiringPoints: optionalNumber,
  expiringDate: text,
  agreed: optional(flag),
});

export const fidelityCardsSchema = z.object({ cards: mainList(fidelityCardSchema) });

/** A card that is refused is an error of some shops. */
export const cardCheckSchema = z.object({ valid: flagUnlessFalse });

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
