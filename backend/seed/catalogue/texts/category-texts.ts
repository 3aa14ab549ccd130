/** Keyed by the path of the category. */
export type CategoryTexts = Readonly<Record<string, string>>;
