const FOR_INFANTS = /\bper\s+lattanti\b/i;

/** By the names of its classes: it may not be promoted (D.M. 82/2009, D.Lgs. 84/2011); follow-on milk may. */
export const isInfantFormula = (features: string[]): boolean =>
  features.some((name) => FOR_INFANTS.test(name));
