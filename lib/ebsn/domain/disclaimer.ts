export type Disclaimer = {
  disclaimerId: number;
  storeId: number | null;
  priority: number;
  title: string;
  content: string;
  url: string;
  more: string;
  required: boolean;
  given: boolean | null;
};
