/** What an action of the staff did, or why the shop rejected it. */
export type StaffActionState = {
  /** Which of the page's rows was acted on. */
  rowId: string;
  done: { text: string; isWarning?: boolean } | null;
  errors: string[];
  /** What is wrong with single fields, by name. */
  fieldErrors?: Record<string, string>;
  /** Another user was faster; the page shows what is there now. */
  isConflict?: boolean;
  /** Version of the content that another user saved meanwhile. */
  conflictVersion?: number | null;
  /** What is there now, where that is said. */
  conflictText?: string;
  /** Asks before it is done: the intent that does it all the same. */
  confirmIntent?: string;
  /** Of content whose publication failed after it was saved. */
  savedVersion?: number;
};

export type StaffAction = (previous: StaffActionState, form: FormData) => Promise<StaffActionState>;

export const NOT_SENT: StaffActionState = { rowId: "", done: null, errors: [] };

/** The row of what is not there yet. */
export const NEW_ROW = "new";

/** Of content that a date to come takes off the shop. */
export const PUBLISH_ANYWAY = "publish-anyway";
