/** What a store asks before it sells: to be read (required) or to be allowed. */
export type Disclaimer = {
  disclaimerId: number;
  storeId: number | null;
  /** 2 profiling, 3 marketing. */
  priority: number;
  title: string;
  content: string;
  url: string;
  /** the text of "learn more"; "" when there is none. */
  more: string;
  required: boolean;
  /** null: not answered yet. */
  given: boolean | null;
};
