/** What one shop may set differently from another; numbers from the specification's constants. */
export const config = {
  /** The company that sells; facts for search engines and the footer. */
  identity: {
    name: "Madia",
    legalName: "Madia S.p.A.",
    vatId: "IT99999990965",
    email: "ciao@madia.test",
    phone: "+39 02 8457 1320",
    street: "Via Savona 97",
    postalcode: "20144",
    city: "Milano",
  },
  pageSize: 24,
  orderPageSize: 12,
  defaultStoreId: 5,
  defaultPaymentTypeId: 12,
  categoryTreeDepth: 3,
  categoryPrefix: "/category/",
  /** part of the user agent of the shop's own app. */
  appAgentMark: "MadiaApp/",
  homeSlug: "homepage-2023",
  /** the page of the conditions of sale. */
  conditionsSlug: "condizioni",
  /** article_type_id of the content's kinds. */
  articleTypes: { post: 1, recipe: 2, page: 3 },
  savedWordDays: 30,
  minProfileLevel: 2,
  anonymousCart: false,
  /** who may open an account: by the form, and by a card the shop has issued. */
  registration: { enabled: true, byCard: true },
  /** what every loyalty card of the chain begins with. */
  loyaltyPrefix: "0471",
  /** vouchers past their last day are not offered. */
  filterVouchersByDate: true,
  /** the last of a product is taken out after a question (spec 2 §4); either way it can be undone. */
  confirmRemove: true,
  notifications: { max: 5, timeoutMs: 5000 },
  dialogWidths: { timeslot: 750, address: 700, store: 700, login: 600, favorites: 350, max: 800 },
  /** message codes shown in a dialog instead of a passing notification. */
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
