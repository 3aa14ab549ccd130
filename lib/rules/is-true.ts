/** Flags of the API are booleans, numbers or texts. */
export const isTrue = (value: unknown): boolean =>
  value === true || value === "true" || value === 1 || value === "1";
