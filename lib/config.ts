import { DEFAULT_STORE_ID } from "./rules/delivery/default-store";
import { CARD_TYPE_ID } from "./rules/checkout/payment-types";

/** false: a shop without a loyalty card, points and stamps, which no page asks for or promises then. */
const HAS_LOYALTY_CARD = true as boolean;

/** Per-shop settings; default values from the specification's constants. */
export const config = {
  orderPageSize: 12,
  slidesDeliveryServiceId: 2,
  defaultStoreId: DEFAULT_STORE_ID,
  defaultPaymentTypeId: CARD_TYPE_ID,
  /** Part of the user agent of the shop's own app. */
  appUserAgent: "MadiaApp/",
  homeSlug: "homepage-2023",
  /** requirements/catalogue#categories */
  categoryTreeDepth: 3,
  conditionsSlug: "condizioni",
  privacySlug: "privacy",
  articleTypes: { post: 1, recipe: 2, page: 3 },
  savedSearchDays: 30,
  /** Metres around a searched place (requirements/delivery). */
  addressSearchDistance: 25_000,
  /** Where addresses are looked for first, without a place: Lombardy. */
  geocodingBounds: { west: 8.5, south: 44.68, east: 11.43, north: 46.64 },
  /** Metres around a visitor's position. */
  proximityDistance: 10_000,
  checkVersionMs: 600_000,
  reloadAfterMs: 1_800_000,
  /** For Google's Merchant Center and others that read its format. */
  productFeed: true,
  /** Google's product category by the slug of a category; it holds for those below. */
  googleCategories: {
    "frutta-e-verdura": 430,
    macelleria: 432,
    pescheria: 432,
    "salumi-e-formaggi": 422,
    "latte-uova-e-yogurt": 428,
    "pane-e-pasticceria": 1876,
    "pasta-riso-e-farine": 422,
    "conserve-olio-e-condimenti": 422,
    "colazione-e-dolci": 422,
    "snack-e-aperitivo": 423,
    "acqua-e-bevande": 413,
    "vini-birre-e-liquori": 499676,
    "surgelati-e-gelati": 422,
    "gastronomia-e-cucina-vegetale": 5814,
    "mondo-bimbo": 537,
    animali: 1,
    "cura-della-casa": 630,
    "igiene-e-bellezza": 2915,
    "casa-e-tempo-libero": 536,
  } as Record<string, number>,
  minProfileLevel: 2,
  hasLoyaltyCard: HAS_LOYALTY_CARD,
  /** After the log-in a customer without a loyalty card comes to the form of the own data. */
  asksForCard: HAS_LOYALTY_CARD,
  /** Visitors may fill a cart before they log in; fixed at build time. */
  anonymousCart: process.env.MADIA_ANONYMOUS_CART !== "false",
  /** What the shop assigned by itself counts as chosen (requirements/delivery#addresses). */
  bypassAutoAssignedAddress: false as boolean,
  bypassAutoAssignedTimeslot: false as boolean,
  registration: { enabled: true, byCard: HAS_LOYALTY_CARD },
  filterVouchersByDate: true,
  /** Whether a product that is missing may be replaced until its customer decides; the second one holds for promotions. */
  acceptAlternatives: true as boolean,
  acceptAlternativesOnPromo: true as boolean,
  /** A note on a line of the cart, for whoever picks the product: for shops that keep the info `note`. */
  itemNotes: true as boolean,
  /** The cart that a write answers replaces the one before; otherwise it is read again. */
  updateCart: true as boolean,
  /** Lines by counter or department. */
  showSectors: true as boolean,
  /** Where the shop takes gift codes: "finiper-cart-giftcertificate" at shops of that chain. */
  giftCodeApi: "cart-giftcertificate" as "cart-giftcertificate" | "finiper-cart-giftcertificate",
  /** Removing the last unit of a product asks for confirmation (requirements/cart#quantities); either way it can be undone. */
  confirmRemove: true,
  dialogWidths: { timeslot: 750, address: 700, store: 700, login: 600, favorites: 350 },
  popupCodes: [
    "msg.cart.availability.errors",
    "error.registration.fiscal_code.not_valid",
    "error.registration.need_password_reset",
    "error.checkout.missing_billing_data",
    "error.registration.registration_not_confirmed",
    "error.registration.registration_not_confirmed_pwd",
    "error.icsmallcart.error.product.not.available",
    "info.cart.changetimeslot.recalculated",
    "info.order.reopen",
  ],
} as const;
