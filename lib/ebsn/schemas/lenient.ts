import { z } from "zod";
import { toInstant } from "../../rules/dates/instant";
import { isTrue } from "../../rules/is-true";
import { decodeEntities } from "./html-entities";

type OptionalKey<Out, In> = z.ZodType<Out, In | null | undefined> & { _zod: { optin: "optional" } };

type LooseValue = string | number | boolean | null | undefined;

const isScalar = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

/** A value of another kind is none, so that it loses nothing beside itself. */
export const loose = z
  .unknown()
  .optional()
  .transform((value) => (isScalar(value) ? value : null)) as unknown as OptionalKey<LooseValue, LooseValue>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const looseRecord = z
  .unknown()
  .optional()
  .transform((value) => (isRecord(value) ? value : {}));

const MAX_TEXT_LENGTH = 10_000;
const MAX_MARKUP_LENGTH = 200_000;

/** JavaScript reads it as 0. */
const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";

function toNumber(value: LooseValue): number | null {
  if (value === null || value === undefined || isBlank(value)) return null;
  const parsed = typeof value === "string" ? Number(withDecimalPoint(value)) : Number(value);
  return Number.isFinite(parsed) ? parsed : null;
}

/** "1,5" → "1.5", "1.234,56 €" → "1234.56". */
function withDecimalPoint(value: string): string {
  const figure = value.replace(/[\s€]/g, "");
  const grouping = figure.lastIndexOf(",") > figure.lastIndexOf(".") ? "." : ",";
  const isGrouped = figure.includes(",") && figure.includes(".");
  return (isGrouped ? figure.replaceAll(grouping, "") : figure).replace(",", ".");
}

/** Entities decoded, white space collapsed; "" when missing. */
export const text = loose.transform((value) =>
  value === null || value === undefined
    ? ""
    : decodeEntities(String(value).slice(0, MAX_TEXT_LENGTH)).replace(/\s+/g, " ").trim(),
);

/** As `text`, with its line breaks. */
export const lines = loose.transform((value) =>
  value === null || value === undefined
    ? ""
    : decodeEntities(String(value).slice(0, MAX_TEXT_LENGTH))
        .replace(/[^\S\n]+/g, " ")
        .trim(),
);

/** ISO in UTC; "" when it is no instant. */
export const instant = text.transform(toInstant);

/** "09:00" of "09:00:00" too. */
export const clockTime = text.transform((value) => value.replace(/^(\d{1,2}:\d{2}):\d{2}(?:\.\d+)?$/, "$1"));

/** In lower case, as the addresses of public pages are. */
export const slug = text.transform((value) => value.toLowerCase());

/** Unsanitised HTML, "" when missing. */
export const markup = loose.transform((value) =>
  value === null || value === undefined ? "" : String(value).slice(0, MAX_MARKUP_LENGTH).trim(),
);

/** Also from text ("0.04", "1,5", "1.234,56 €"); null when missing or not a number. */
export const optionalNumber = loose.transform(toNumber);

export const number = loose.transform((value) => toNumber(value) ?? 0);

export const id = z.union([z.number(), z.string()]).transform((value, context) => {
  const parsed = Number(value);
  if (Number.isInteger(parsed) && !isBlank(value)) return parsed;
  context.addIssue({ code: "custom", message: "not an integer identifier" });
  return z.NEVER;
});

export const optionalId = loose.transform((value) => {
  const parsed = typeof value === "boolean" ? null : toNumber(value);
  return parsed !== null && Number.isInteger(parsed) ? parsed : null;
});

export const flag = loose.transform(isTrue);

/** null where it is missing. */
export const optionalFlag = loose.transform((value) =>
  value === null || value === undefined ? null : isTrue(value),
);

/** True where it is missing. */
export const flagUnlessFalse = loose.transform((value) => !["false", "0"].includes(String(value)));

/** Skips elements that do not parse; empty where it is no list. */
export function list<S extends z.ZodType>(element: S) {
  const schema = z
    .unknown()
    .optional()
    .transform((items) =>
      (Array.isArray(items) ? items : []).flatMap((item) => {
        const parsed = element.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    );
  return schema as unknown as OptionalKey<z.output<S>[], z.input<S>[]>;
}

/** As `list`, of what an answer is about: missing is empty, and what is no list cannot be read. */
export function mainList<S extends z.ZodType>(element: S) {
  const inner = list(element);
  const schema = z
    .array(z.unknown())
    .nullish()
    .transform((items) => inner.parse(items));
  return schema as unknown as typeof inner;
}

const isMissing = (value: unknown) =>
  value === null || value === undefined || value === "" || Object.keys(value).length === 0;

/** What an answer is about: null when missing; what is there must be readable. */
export function mainObject<S extends z.ZodType>(inner: S) {
  const schema = z.preprocess((value) => (isMissing(value) ? null : value), inner.nullable()).optional();
  return schema.transform((value) => value ?? null) as unknown as OptionalKey<z.output<S> | null, z.input<S>>;
}

/** null when missing or not parseable. */
export function optional<S extends z.ZodType>(inner: S) {
  const schema = z
    .unknown()
    .optional()
    .transform((value) => {
      if (value === null || value === undefined) return null;
      const parsed = inner.safeParse(value);
      return parsed.success ? parsed.data : null;
    });
  return schema as unknown as OptionalKey<z.output<S> | null, z.input<S>>;
}

/** Records such as productInfos or cartInfos; nested values are left out. */
export const textRecord = looseRecord.transform((record) => {
  const entries = Object.entries(record).filter(([, value]) => isScalar(value));
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value).trim()]));
}) as unknown as OptionalKey<Record<string, string>, Record<string, LooseValue>>;

type Entries = Array<[key: string, text: string]>;

/** An object is its JSON, and its scalars by `key.name`; an array of scalars is a list with commas. */
function settingEntries(key: string, value: unknown): Entries {
  if (isScalar(value)) return [[key, String(value).trim()]];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value) && value.every(isScalar)) return [[key, value.join(",")]];
  const members = Array.isArray(value) ? [] : Object.entries(value);
  return [
    [key, JSON.stringify(value)],
    ...members.flatMap(([name, member]): Entries =>
      isScalar(member) ? [[`${key}.${name.toLowerCase()}`, String(member).trim()]] : [],
    ),
  ];
}

/** Keys are lower-cased: shops disagree on the case. What has no group is in the group "". */
export const metaData = looseRecord.transform((groups) => {
  const result: Record<string, Record<string, string>> = {};
  for (const [group, values] of Object.entries(groups)) {
    const name = isRecord(values) ? group.toLowerCase() : "";
    const entries = Object.entries(isRecord(values) ? values : { [group]: values });
    result[name] = {
      ...result[name],
      ...Object.fromEntries(entries.flatMap(([key, value]) => settingEntries(key.toLowerCase(), value))),
    };
  }
  return result;
}) as unknown as OptionalKey<
  Record<string, Record<string, string>>,
  Record<string, Record<string, LooseValue>>
>;
