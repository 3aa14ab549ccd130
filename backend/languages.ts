/** Languages of e-mails. */
export const LANGUAGES = ["it", "en"] as const;
