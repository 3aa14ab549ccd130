import { addMonths } from "../dates/calendar";

/** Shrinkflation: a smaller pack at a higher unit price. */
export type ReducedQuantity = {
  amount: string;
  /** Its first day on the market, YYYY-MM-DD; "": not known. */
  since: string;
};

const MONTHS = 6;

/** Shown for six months (Codice del consumo, art. 15-bis). */
export function isReductionShown({ since }: ReducedQuantity, today: string): boolean {
  const [, month, day] = /^(\d{4}-\d{2})-(\d{2})$/.exec(since) ?? [];
  return month === undefined || today < `${addMonths(month, MONTHS)}-${day}`;
}
