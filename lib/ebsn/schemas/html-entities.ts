import { decodeHTMLStrict } from "entities";

/** Decodes HTML entities in a text that is not markup ("PI&Ugrave; BASSI" → "PIÙ BASSI"). */
export const decodeEntities = (value: string): string =>
  value.includes("&") ? decodeHTMLStrict(value) : value;
