export const joinBlocks = (...blocks: (string | false | null | undefined)[]): string =>
  `${blocks.filter(Boolean).join("\n\n")}\n`;

export const bullets = (lines: (string | false)[]): string =>
  lines.flatMap((line) => (line ? [`- ${line}`] : [])).join("\n");

export const numbered = (lines: string[]): string =>
  lines.map((line, index) => `${index + 1}. ${line}`).join("\n");

export const link = (text: string, address: string) => `[${text.replace(/[[\]]/g, "\\$&")}](${address})`;

/** Without line breaks and bars. */
const cellText = (cell: string) =>
  cell
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ")
    .replaceAll("|", "\\|");

export const tableRow = (cells: string[]) => `| ${cells.map(cellText).join(" | ")} |`;

export const ruleBelow = (head: string[]) => `|${" --- |".repeat(head.length)}`;

export const table = (head: string[], rows: string[][]): string =>
  [tableRow(head), ruleBelow(head), ...rows.map(tableRow)].join("\n");
