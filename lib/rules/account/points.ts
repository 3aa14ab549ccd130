const POINTS_PER_EURO = 100;

export const CONVERSION_STEP = 500;

const CENTS = 100;

export const conversionCents = (points: number): number => (points / POINTS_PER_EURO) * CENTS;

export const conversionSteps = (points: number): number[] =>
  Array.from({ length: Math.floor(points / CONVERSION_STEP) }, (_, index) => (index + 1) * CONVERSION_STEP);

export const isConvertible = (points: number): boolean => points > 0 && points % CONVERSION_STEP === 0;

export const DONATION_STEP = 50;

export const isDonation = (points: number): boolean => points > 0 && points % DONATION_STEP === 0;

/** Points of a year expire at the end of the next (requirements/profile#points). */
export const lastDayOfPoints = (earnedYear: number): string => `${earnedYear + 1}-12-31`;

export const PERSONAL_OFFER = { maxProducts: 3, discountPerc: 20, validDays: 14 } as const;

/** By the text of a promotion, which is all that a shop sends. */
export const spendsPoints = (text: string): boolean => /\b(?:punti|boll(?:on|in)i)\b/i.test(text);

/** 0: the text does not say how many. */
export const pointsAsked = (text: string): number =>
  Number((/\b(\d{1,3}(?:\.\d{3})+|\d{1,6}) punti\b/i.exec(text)?.[1] ?? "0").replaceAll(".", ""));
