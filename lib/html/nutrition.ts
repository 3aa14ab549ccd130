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

/** Rows that the first cell of a row is for, with itself. */
function rowsOfLabel(row: string): number {
  const [firstCell = ""] = contentsOf(row, /<t[hd](?=[\s>])/i);
  const [attributes = ""] = firstCell.split(">", 1);
  return Number(/\browspan\s*=\s*["']?(\d{1,2})/i.exec(attributes)?.[1] ?? 1);
}

/** A row below the label of another has an empty one. */
function readTable(html: string): string[][] {
  let unlabelledRows = 0;
  return contentsOf(html, /<tr(?=[\s>])/i).map((row) => {
    const cells = cellsOf(row);
    if (unlabelledRows > 0) {
      unlabelledRows -= 1;
      return ["", ...cells];
    }
    unlabelledRows = rowsOfLabel(row) - 1;
    return cells;
  });
}

const ENERGY = /\d\s*k(?:cal|j)/i;

/** Energy in its second unit may be in a row without a label. */
function joinEnergy(rows: { label: string; value: string }[]): { label: string; value: string }[] {
  const joined: { label: string; value: string }[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (row.label === "" && last && ENERGY.test(last.value) && ENERGY.test(row.value))
      last.value = `${last.value} / ${row.value}`;
    else joined.push({ ...row });
  }
  return joined;
}

/** Reads the "per 100 g" column of a hand-typed table; null when there is none. */
export function parseNutrition(html: string): Nutrition | null {
  const markup = html.slice(0, MAX_LENGTH);
  const allRows = readTable(markup);
  const table = allRows.filter((cells) => cells.length > 1);
  const heading = table.find((cells) => cells.some((cell, index) => index > 0 && BASIS.test(cell)));
  const column = Math.max(1, heading?.findIndex((cell, index) => index > 0 && BASIS.test(cell)) ?? 1);
  const titles = [
    htmlToText(markup.split(/<tr(?=[\s>])/i, 1)[0] ?? ""),
    ...allRows.map(([label = ""]) => label),
  ];
  const basis = heading?.[column] ?? titles.find((title) => BASIS.test(title)) ?? "";
  const unit = BASIS.exec(basis)?.[1]?.toLowerCase();
  const values = table.map((cells) => ({ label: cells[0] ?? "", value: cells[column] ?? "" }));
  const rows = joinEnergy(values)
    .filter(({ label, value }) => value !== "" && /\d/.test(value) && !HEADING.test(label))
    .map(({ label, value }) => ({
      label: label.replace(/^[-–•\s]+/, "").replace(/:$/, ""),
      value,
      isPart: /^[-–•\s]*di\s+cui\b/i.test(label),
    }));
  if (rows.length === 0) return null;
  return { basis: unit ? `100 ${unit === "gr" ? "g" : unit}` : "", rows };
}
