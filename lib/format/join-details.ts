/** A figure stays on the line of its unit: "8 pz", "500 g", "1 €". */
export const keepUnits = (text: string): string => text.replace(/(\d) (?=[\p{L}\p{Sc}])/gu, "$1\u00a0");

/** The separator stays at the end of a line. */
const NEXT_DETAIL = "\u00a0· ";

/** The texts that exist, as "Brand · 500 g · 2,63 € · 5,26 €/kg · Solo con Carta Vantaggi". */
export const joinDetails = (...texts: (string | false | undefined)[]): string =>
  texts.flatMap((text) => (text ? [keepUnits(text)] : [])).join(NEXT_DETAIL);
