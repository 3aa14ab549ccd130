import type { Locale } from "./i18n/locales";

type Localized = Readonly<Record<Locale, string>>;

/** Loaded by browsers, so it stays small. */
export type Brand = {
  readonly name: string;
  /** Beside the logo at the end of every page. */
  readonly promise: Localized;
  readonly cardName: string;
  /** Slug of the content page with the rules of the card. */
  readonly cardPage: string;
  /** First digits of the loyalty cards that the shop accepts. */
  readonly loyaltyPrefix: string;
  /** A partner that delivers where the shop does not; null: none. */
  readonly deliveryPartner: { readonly name: string; readonly url: string } | null;
  /** null: none. */
  readonly tollFreeNumber: string | null;
  /** ISO 4217; amounts have two decimals. */
  readonly currency: string;
  /** IANA name; days, hours and cut-offs are the shop's. */
  readonly timeZone: string;
};

/** The seller's legal information. */
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
  /** ISO 3166-1. */
  readonly country: string;
  /** What D.Lgs. 70/2003 art. 7 asks a seller to say on every page. */
  readonly legalLine: Localized;
  readonly openingHours: Localized;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  /** For structured data; null: omitted. Handling and transit time in days. */
  readonly delivery: {
    /** The most that a delivery costs, in cents. */
    readonly maxFeeCents: number;
    readonly handlingDays: readonly [min: number, max: number];
    readonly transitDays: readonly [min: number, max: number];
  } | null;
  /** For structured data, of non-food products; null: omitted. */
  readonly returns: { readonly days: number; readonly areFree: boolean } | null;
};
