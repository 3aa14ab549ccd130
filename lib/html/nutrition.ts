import { htmlToText } from "./sanitize";

type NutritionRow = { label: string; value: string; isPart: boolean };

export type Nutrition = {
  /** "100 g" or "100 ml"; "" when the shop does not say. */
  basis: string;
  rows: NutritionRow[];
};

const BASIS = /\b100\s*(g|gr|ml)\b/i;
/** Rows that only repeat the heading ("Valori medi per", "Dichiarazione nutrizionale"). */
const HEADING = /^(?:valori|dichiarazione|informazioni|nutrienti|per\b|$)/i;

const MAX_LENGTH = 50_000;

/** Text after each start tag up to the next one, as cells are often not closed. */
const contentsOf = (html: string, startTag: RegExp) => html.split(startTag).slice(1);

const cellsOf = (row: string): string[] =>
  contentsOf(row, /<t[hd](?=[\s>])/i).map((cell) => htmlToText(`<td${cell}`));

/** Reads the "per 100 g" column of a hand-typed table; null when there is none. */
export function parseNutrition(html: string): Nutrition | null {
  const table = contentsOf(html.slice(0, MAX_LENGTH), /<tr(?=[\s>])/i)
    .map(cellsOf)
    .filter((cells) => cells.length > 1);
  const heading = table.find((cells) => cells.some((cell, index) => index > 0 && BASIS.test(cell)));
  const column = Math.max(1, heading?.findIndex((cell, index) => index > 0 && BASIS.test(cell)) ?? 1);
  const unit = BASIS.exec(heading?.[column] ?? "")?.[1]?.toLowerCase();
  const rows = table
    .map((cells) => ({ label: cells[0] ?? "", value: cells[column] ?? "" }))
    .filter(({ label, value }) => value !== "" && /\d/.test(value) && !HEADING.test(label))
    .map(({ label, value }) => ({
      label: label.replace(/^[-–•\s]+/, "").replace(/:$/, ""),
      value,
      isPart: /^[-–•\s]*di\s+cui\b/i.test(label),
    }));
  if (rows.length === 0) return null;
  return { basis: unit ? `100 ${unit === "gr" ? "g" : unit}` : "", rows };
}
