import { Parser } from "htmlparser2";
import { sanitizeHtml } from "../html/sanitize";
import { ruleBelow, tableRow } from "./document";

const BLOCKS = new Set(["p", "div", "section", "article", "blockquote", "figure", "dl", "dd", "table"]);
const MARKS: Record<string, string> = { strong: "**", b: "**", em: "*", i: "*", code: "`" };
const HEADING = /^h([2-6])$/;

type Attributes = Record<string, string | undefined>;

const escapeText = (text: string) => text.replace(/[\\`*_[\]<>]/g, "\\$&");

/** A text in parts: to look at the end of a concatenated string joins it whole, each time. */
class GrowingText {
  private readonly parts: string[] = [];
  /** The last two characters. */
  end = "";

  get isEmpty() {
    return this.parts.length === 0;
  }

  add(part: string) {
    if (!part) return;
    this.parts.push(part);
    this.end = (this.end + part).slice(-2);
  }

  trimEnd() {
    let last = "";
    while (last === "" && this.parts.length > 0) last = this.parts.pop()!.trimEnd();
    this.end = (this.parts.at(-1) ?? "").slice(-1);
    this.add(last);
  }

  toString() {
    return this.parts.join("");
  }
}

/** The text of sanitised HTML with its headings, lists, tables, links and pictures. `toUrl` makes addresses absolute. */
export function markdownFromHtml(markup: string, toUrl: (address: string) => string): string {
  const text = new GrowingText();
  const lists: { ordered: boolean; count: number }[] = [];
  const links: string[] = [];
  let cells: string[] | null = null;
  let isHeadRow = true;

  const add = (part: string) => {
    if (cells) cells.push((cells.pop() ?? "") + part);
    else text.add(part);
  };
  const breakBlock = () => {
    if (cells || text.isEmpty || text.end === "\n\n") return;
    text.trimEnd();
    text.add("\n\n");
  };
  const endRow = (row: string[]) => {
    text.add(`${tableRow(row)}\n`);
    if (isHeadRow) text.add(`${ruleBelow(row)}\n`);
    isHeadRow = false;
  };

  const startList = (ordered: boolean) => {
    if (lists.length === 0) breakBlock();
    lists.push({ ordered, count: 0 });
  };
  const startItem = () => {
    const list = lists.at(-1);
    if (list) list.count += 1;
    const sign = list?.ordered ? `${list.count}.` : "-";
    if (cells) return add(` ${sign} `);
    text.trimEnd();
    text.add(`\n${"  ".repeat(Math.max(0, lists.length - 1))}${sign} `);
  };
  const startTable = () => {
    breakBlock();
    isHeadRow = true;
  };
  const startLink = ({ href = "" }: Attributes) => {
    links.push(href);
    add("[");
  };

  const starts = new Map<string, (attributes: Attributes) => void>([
    ["br", () => add("\n")],
    ["img", ({ src = "", alt = "" }) => add(`![${escapeText(alt)}](${toUrl(src)})`)],
    ["a", startLink],
    ["ul", () => startList(false)],
    ["ol", () => startList(true)],
    ["li", startItem],
    ["table", startTable],
    ["tr", () => (cells = [])],
    ["td", () => cells?.push("")],
    ["th", () => cells?.push("")],
  ]);

  const parser = new Parser({
    onopentag(name, attributes) {
      const level = HEADING.exec(name)?.[1];
      const start = starts.get(name);
      if (level) {
        breakBlock();
        add(`${"#".repeat(Number(level))} `);
      } else if (MARKS[name]) add(MARKS[name]);
      else if (start) start(attributes);
      else if (BLOCKS.has(name) && lists.length === 0) breakBlock();
    },
    ontext(part) {
      // Between the rows of a table, and of lists.
      if (!cells && text.end.endsWith("\n") && part.trim() === "") return;
      add(escapeText(part.replace(/\s+/g, " ")));
    },
    onclosetag(name) {
      if (MARKS[name]) add(MARKS[name]);
      else if (name === "a") add(`](${toUrl(links.pop() ?? "")})`);
      else if (name === "ul" || name === "ol") {
        lists.pop();
        if (lists.length === 0) breakBlock();
      } else if (name === "tr" && cells) {
        const row = cells;
        cells = null;
        endRow(row);
      } else if (name === "dt") add(": ");
      else if (HEADING.test(name) || (BLOCKS.has(name) && lists.length === 0)) breakBlock();
    },
  });
  parser.end(sanitizeHtml(markup));
  return text
    .toString()
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
