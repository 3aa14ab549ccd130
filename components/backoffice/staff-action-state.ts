/** What an action of the staff did, or why the shop rejected it. */
export type StaffActionState = {
  /** Which of the page's rows was acted on. */
  rowId: string;
  done: { text: string; isWarning?: boolean } | null;
  errors: string[];
  /** Version of the content that another user saved meanwhile. */
  conflictVersion?: number | null;
  /** Of content whose publication failed after it was saved. */
  savedVersion?: number;
};

export type StaffAction = (previous: StaffActionState, form: FormData) => Promise<StaffActionState>;

export const NOT_SENT: StaffActionState = { rowId: "", done: null, errors: [] };

/** The row of synonyms that are not there yet. */
export const NEW_SYNONYMS = "new";
