export type Disclaimer = {
  disclaimerId: number;
  storeId: number | null;
  priority: number;
  title: string;
  /** Sanitised HTML, as `more`. */
  content: string;
  url: string;
  more: string;
  required: boolean;
  given: boolean | null;
};
