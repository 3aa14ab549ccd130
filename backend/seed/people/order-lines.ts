import type { SeedOrderLine } from "../types-people";

/** "3 madia-burro-125-g"; loose weight in kilograms. */
export const parseLines = (...rows: string[]): SeedOrderLine[] =>
  rows.map((row) => {
    const [quantity = "1", slug = ""] = row.split(" ");
    return { slug, quantity: Number(quantity) };
  });

export const WEEKLY = [
  "2 latteria-valsorina-latte-fresco-intero-1-l",
  "1 madia-uova-fresche-da-galline-all-aperto-6-pz",
  "0.9 banco-fresco-madia-banane",
  "1 banco-fresco-madia-clementine-di-calabria-igp",
  "0.5 banco-fresco-madia-carote",
  "3 granaria-del-sole-spaghetti-n-5-500-g",
  "2 rubinella-passata-di-pomodoro-700-g",
  "2 madia-mozzarella-di-bufala-campana-dop-125-g",
];
