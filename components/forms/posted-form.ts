/** What a server action answers to a form it rejects: everything that was typed, except passwords. */
export type PostedForm<Values> = {
  values: Partial<Values>;
  fieldErrors: Partial<Record<keyof Values, string>>;
  /** "" when every error belongs to a field. */
  formError: string;
};

export const NOT_POSTED: PostedForm<object> = { values: {}, fieldErrors: {}, formError: "" };
