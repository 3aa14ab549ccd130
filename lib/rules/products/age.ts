const FOR_ADULTS = /minori|\b18\s*anni|maggiorenn/i;

/** By the names of its classes: shops number them differently (L. 125/2001, art. 14-ter). */
export const isForAdults = (features: string[]): boolean => features.some((name) => FOR_ADULTS.test(name));
