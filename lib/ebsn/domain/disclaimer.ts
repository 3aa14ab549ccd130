export type Disclaimer = {
  disclaimerId: number;
  storeId: number | null;
  /** 2 profiling, 3 marketing. */
  priority: number;
  title: string;
  content: string;
  url: string;
  /** Text behind "learn more". */
  more: string;
  required: boolean;
  /** null: not answered yet. */
  given: boolean | null;
};
