import { foldCaseAndAccents } from "../../../lib/rules/text/fold-case-and-accents";
import { EMOJI_WORDS } from "../../seed/search/emoji";

const ELISION = /(^|[^a-z0-9])(?:dell|all|nell|sull|dall|quell|bell|sant|un|gl|l|d|c)'(?=[a-z])/g;

export const fold = (text: string): string => foldCaseAndAccents(text).replace(/[’‘´`]/g, "'");

const readEmoji = (text: string): string =>
  text.replace(/\p{Extended_Pictographic}/gu, (emoji) => ` ${EMOJI_WORDS[emoji] ?? ""} `);

/** Words of a text: folded, elisions dropped ("dell'olio" → "olio"), emoji read ("🍕" → "pizza"). */
export function splitWords(text: string): string[] {
  return fold(readEmoji(text))
    .replace(ELISION, "$1")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Words that the stemmer would drop or merge although they mean different products ("pesce", "pesca"). */
const STEM_EXCEPTIONS = [
  ["pasta", "paste"],
  ["pasto", "pasti"],
  ["pesce", "pesci"],
  ["pesca", "pesche"],
  ["polpa", "polpe"],
  ["polpo", "polpi"],
  ["grana"],
  ["grano", "grani"],
  ["panna", "panne"],
  ["panno", "panni"],
  ["latta"],
  ["lime"],
  ["lima"],
  ["te", "the"],
  ["sala"],
  ["taglia", "taglie"],
  ["burrito", "burriti"],
  ["caramello"],
  ["composta", "composte"],
  ["mangiare"],
  ["romano", "romana"],
  ["solare", "solari"],
  ["galletto", "galletti"],
  ["sardo", "sardi"],
  ["busto"],
  ["lieve", "lievi"],
  ["conservazione"],
  ["non"],
];

const LEXEME_OVERRIDES = new Map(
  STEM_EXCEPTIONS.flatMap((forms) => forms.map((form) => [form, `${forms[0]}0`] as const)),
);

/**
 * Products named after an ingredient must not share its stem: "aranciata" and "arance", "burrata" and "burro",
 * "balsamico" and "balsamo".
 */
const MATERIAL_ADJECTIVE = /^([a-z]{3,}(?:at(?=[aeio]$)|ic(?=(?:[aio]|h[ei])$)))[a-z]+$/;

/** A trailing digit keeps a word from being stemmed. */
export function toSearchForm(word: string): string {
  return LEXEME_OVERRIDES.get(word) ?? word.replace(MATERIAL_ADJECTIVE, (_all, stem: string) => `${stem}0`);
}

export function toSearchText(text: string): string {
  return splitWords(text).map(toSearchForm).join(" ");
}
