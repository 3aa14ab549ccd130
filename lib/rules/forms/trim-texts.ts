/** Validators ignore white space at both ends. Not for passwords. */
export const trimTexts = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "string" ? value.trim() : value,
    ]),
  ) as T;
