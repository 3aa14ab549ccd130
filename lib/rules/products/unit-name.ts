/** Translates units that are Italian words; short, as every product card loads it. */
export const unitName = (unit: string, locale: string): string =>
  locale === "it" ? unit : unit.replace(/^pz$/i, "pc").replace("lav", "wash");
