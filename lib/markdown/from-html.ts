import { Parser } from "htmlparser2";
import { sanitizeHtml } from "../html/sanitize";
import { ruleBelow, tableRow } from "./document";

const BLOCKS = new Set(["p", "div", "section", "article", "blockquote", "figure", "dl", "dd", "table"]);
const MARKS: Record<string, string> = { strong: "**", b: "**", em: "*", i: "*", code: "`" };
const HEADING = /^h([2-6])$/;

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

  const parser = new Parser({
    onopentag(name, { href, src, alt }) {
      const level = HEADING.exec(name)?.[1];
      if (level) breakBlock();
      if (level) add(`${"#".repeat(Number(level))} `);
      else if (MARKS[name]) add(MARKS[name]);
      else if (name === "br") add("\n");
      else if (name === "img") add(`![${escapeText(alt ?? "")}](${toUrl(src ?? "")})`);
      else if (name === "a") {
        links.push(href ?? "");
        add("[");
      } else if (name === "ul" || name === "ol") {
        if (lists.length === 0) breakBlock();
        lists.push({ ordered: name === "ol", count: 0 });
      } else if (name === "li") {
        const list = lists.at(-1);
        if (list) list.count += 1;
        const sign = list?.ordered ? `${list.count}.` : "-";
        if (cells) add(` ${sign} `);
        else {
          text.trimEnd();
          text.add(`\n${"  ".repeat(Math.max(0, lists.length - 1))}${sign} `);
        }
      } else if (name === "table") {
        breakBlock();
        isHeadRow = true;
      } else if (name === "tr") cells = [];
      else if (name === "td" || name === "th") cells?.push("");
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
