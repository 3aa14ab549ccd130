import type { CategoryAction } from "../domain/category";
import { decodeEntities } from "../schemas/html-entities";

const MAX_ACTIONS = 6;

function fromJson(text: string): CategoryAction[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const items = (Array.isArray(parsed) ? parsed : [parsed]) as Record<string, unknown>[];
    return items.map((item) => ({
      label: decodeEntities(String(item?.label ?? item?.title ?? "")),
      url: decodeEntities(String(item?.url ?? item?.link ?? "")),
    }));
  } catch {
    return null;
  }
}

const fromLines = (text: string): CategoryAction[] =>
  decodeEntities(text)
    .split(/\r?\n|;/)
    .map((line) => {
      const [label = "", url = ""] = line.split("|").map((part) => part.trim());
      return { label, url };
    });

/** ACTIONS of a category: lines of "label|address", or JSON of the same. */
export function toCategoryActions(text = ""): CategoryAction[] {
  return (fromJson(text) ?? fromLines(text)).filter(({ label, url }) => label && url).slice(0, MAX_ACTIONS);
}
