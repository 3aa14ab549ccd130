import { readPhrases } from "./phrases";

/** Where products come from, and how they are traded. */
export const ORIGINS = readPhrases(`
italiana, made in italy, cibo italiano = italiano, italia
locali, tipici, regionali = origini
fairtrade, fair trade, commercio equo, commercio equosolidale = equosolidali
`);
