export const HAZARD_PICTOGRAMS = ["GHS02", "GHS04", "GHS05", "GHS07", "GHS09"] as const;

export type HazardPictogram = (typeof HAZARD_PICTOGRAMS)[number];

const isPictogram = (code: string): code is HazardPictogram =>
  (HAZARD_PICTOGRAMS as readonly string[]).includes(code);

/** "GHS05, GHS09"; unknown codes are skipped, as the warning texts cover them. */
export const parseHazards = (text: string): HazardPictogram[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .filter(isPictogram),
  ),
];
