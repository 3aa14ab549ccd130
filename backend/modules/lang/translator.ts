import { IntlMessageFormat } from "intl-messageformat";
import { brand, seller } from "../../../brand.config";
import { priceFormatter } from "../../euros";
import type { Language } from "../../languages";
import english from "../../messages/en.json";
import italian from "../../messages/it.json";

type KeyOf<T> = {
  [Name in keyof T & string]: T[Name] extends string ? Name : `${Name}.${KeyOf<T[Name]>}`;
}[keyof T & string];

type TextKey = KeyOf<typeof italian>;

export type Translator = {
  language: Language;
  t: (key: TextKey, values?: Record<string, string | number>) => string;
  price: (cents: number) => string;
  day: (dateIso: string) => string;
  quantity: (quantity: number) => string;
  /** A weekday or a day of noon UTC, or an instant in Italy, in words. */
  longDay: (moment: Date, form: keyof typeof LONG_DAYS) => string;
};

const LONG_DAY = { weekday: "long", day: "numeric", month: "long" } as const;

const LONG_DAYS = {
  weekday: { timeZone: "UTC", weekday: "long" },
  day: { timeZone: "UTC", ...LONG_DAY },
  instant: { timeZone: brand.timeZone, ...LONG_DAY, hour: "2-digit", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const MESSAGES: Record<Language, typeof italian> = { it: italian, en: english };

/** English readers of an Italian shop also get euros and day before month. */
const FORMAT_LOCALES: Record<Language, string> = { it: "it-IT", en: "en-GB" };

const BRAND_VALUES = { shopName: brand.name, cardName: brand.cardName, phone: seller.phone };

function findText(messages: object, key: string): string {
  const found = key
    .split(".")
    .reduce<unknown>((current, name) => (current as Record<string, unknown>)[name], messages);
  return String(found);
}

function createTranslator(language: Language): Translator {
  const locale = FORMAT_LOCALES[language];
  const formats = new Map<string, IntlMessageFormat>();
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false });
  const day = new Intl.DateTimeFormat(locale, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "UTC",
  });
  return {
    language,
    t(key, values) {
      const format =
        formats.get(key) ??
        new IntlMessageFormat(findText(MESSAGES[language], key), locale, undefined, { ignoreTag: true });
      formats.set(key, format);
      return String(format.format({ ...BRAND_VALUES, ...values }));
    },
    price: priceFormatter(locale),
    day: (dateIso) => day.format(new Date(`${dateIso.slice(0, 10)}T12:00:00Z`)),
    quantity: (quantity) => decimal.format(quantity),
    longDay: (moment, form) => new Intl.DateTimeFormat(locale, LONG_DAYS[form]).format(moment),
  };
}

const TRANSLATORS: Record<Language, Translator> = { it: createTranslator("it"), en: createTranslator("en") };

export const getTranslator = (language: Language): Translator => TRANSLATORS[language];
