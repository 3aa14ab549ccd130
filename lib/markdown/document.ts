export const joinBlocks = (...blocks: (string | false | null | undefined)[]): string =>
  `${blocks.filter(Boolean).join("\n\n")}\n`;

export const bullets = (lines: (string | false)[]): string =>
  lines.flatMap((line) => (line ? [`- ${line}`] : [])).join("\n");

export const numbered = (lines: string[]): string =>
  lines.map((line, index) => `${index + 1}. ${line}`).join("\n");

export const link = (text: string, address: string) => `[${text.replace(/[[\]]/g, "\\$&")}](${address})`;
