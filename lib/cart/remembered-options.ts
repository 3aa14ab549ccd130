import { readJson, writeJson } from "../browser/storage";
import type { SelectOption } from "../ebsn/domain/product";
import { OPTIONS_KEY } from "./forget-options";

const MAX_PRODUCTS = 100;

type Options = Record<string, string>;

/** By product, the one chosen last at the end. */
function readAll(): Map<string, Options> {
  const stored = readJson("localStorage", OPTIONS_KEY);
  const isList = Array.isArray(stored) && stored.every((entry) => Array.isArray(entry) && entry.length === 2);
  return new Map(isList ? (stored as [string, Options][]) : []);
}

/** What was chosen the last time, as far as the shop still offers it: parameter → key. */
export function rememberedOptions(productId: number, offered: SelectOption[]): Options {
  const chosen = readAll().get(String(productId));
  return Object.fromEntries(
    offered.flatMap(({ parameterName, options }) => {
      const key = chosen?.[parameterName];
      return options.some((option) => option.key === key) ? [[parameterName, key ?? ""]] : [];
    }),
  );
}

export function rememberOptions(productId: number, options: Options): void {
  if (Object.keys(options).length === 0) return;
  const all = readAll();
  const merged = { ...all.get(String(productId)), ...options };
  all.delete(String(productId));
  all.set(String(productId), merged);
  writeJson("localStorage", OPTIONS_KEY, [...all].slice(-MAX_PRODUCTS));
}
