import type { Locale } from "../i18n/locales";

type Localized = Readonly<Record<Locale, string>>;

/** Loaded by browsers, so it stays small. */
export type Brand = {
  readonly name: string;
  readonly promise: Localized;
  readonly cardName: string;
  readonly cardPage: string;
  readonly loyaltyPrefix: string;
  readonly deliveryPartner: { readonly name: string; readonly url: string } | null;
  readonly tollFreeNumber: string | null;
  /** ISO 4217; amounts have two decimals. */
  readonly currency: string;
  /** IANA name; days, hours and cut-offs are the shop's. */
  readonly timeZone: string;
};

export type Seller = {
  /** True for the demo company, which a shop connected to its own EBSN never shows. */
  readonly isDemonstration: boolean;
  readonly legalName: string;
  readonly vatId: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly postalcode: string;
  readonly city: string;
  readonly country: string;
  /** What D.Lgs. 70/2003 art. 7 asks a seller to say on every page. */
  readonly legalLine: Localized;
  readonly openingHours: Localized;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  /** For structured data. Handling and transit time in days. */
  readonly delivery: {
    readonly maxFeeCents: number;
    readonly handlingDays: readonly [min: number, max: number];
    readonly transitDays: readonly [min: number, max: number];
  } | null;
  readonly returns: { readonly days: number; readonly areFree: boolean } | null;
};
