import { encodeSegment, withPage, withQuery } from "./paths";

/** Kept apart from `paths` so that product pages do not bundle them. */
export const accountPaths = {
  payment: (orderId?: number) => withQuery("/payment", { orderId }),
  paymentCompleted: (orderId: number) => `/cart/payment-completed/${encodeSegment(orderId)}`,
  paymentError: (orderId: number) => `/cart/payment-error/${encodeSegment(orderId)}`,
  orders: (page?: number, query: Record<string, string | undefined> = {}) =>
    withQuery("/profile/orders", { ...query, page: page === 1 ? undefined : page }),
  list: (listId: number) => `/profile/lists/${encodeSegment(listId)}`,
  listGrid: (listId: number) => `/profile/lists/${encodeSegment(listId)}/grid`,
  requests: () => "/profile/requests",
  request: ({ cuFormTypeId, cuFormId }: { cuFormTypeId: number; cuFormId: number }) =>
    `/profile/requests/${encodeSegment(cuFormTypeId)}/${encodeSegment(cuFormId)}`,
  preferred: () => "/profile/preferred",
  paymentMethods: () => "/profile/payment-method",
  /** `invitation`: code of the friend who invites. */
  registration: (invitation?: string) => withQuery("/registration-user", { invito: invitation }),
  points: () => "/profile/points-polv",
  donate: () => "/profile/donate",
  rewards: () => "/profile/rewards-cart",
  requestedRewards: () => "/profile/requested-rewards",
  personalOffer: () => "/profile/create-offer",
  invite: () => "/profile/invite",
  contacts: () => "/profile/contacts",
  profileConfirmed: () => "/profile/profile-confirmed",
  cardAgreement: () => "/registration/card-agreement",
  socialCompleted: (redirect = "") => withQuery("/registration-social-completed", { redirect }),
  app: () => "/scarica-app-iperdrive",
  registrationSent: () => "/thankyou-agreement",
  welcome: () => "/welcome",
  confirmed: (result: string) => `/registration/confirm/${encodeSegment(result)}`,
  passwordRequest: () => "/reset-password-request",
  passwordSent: () => "/reset-password-sent",
  passwordCompleted: () => "/reset-password-completed",
  /** Shown when the order is collected or delivered. */
  deliveryPass: (orderId: number) => `/profile/orders/${encodeSegment(orderId)}/pass`,
  /** The token is in the fragment, which browsers never send to a server. */
  sharedOrder: (orderId: number, accessToken: string) =>
    `/order/${encodeSegment(orderId)}#${encodeSegment(accessToken)}`,
  refunds: (page?: number) => withPage("/profile/order-refunds", page),
  refund: (refundId: number) => `/profile/order-refunds/${encodeSegment(refundId)}`,
  refundRequest: (orderId?: number) => withQuery("/profile/order-refund-request", { order_id: orderId }),
  withdrawal: (orderId?: number) => withQuery("/recesso", { order: orderId }),
  paymentDue: () => "/profile/paymentduedate",
  gifts: () => "/profile/gifts",
  lastPurchase: () => "/profile/last-purchase",
  profileUpdate: () => "/profile/profile-update",
  profileUpdated: () => "/profile/profile-updated",
  profileUpdateError: (reason?: "email") => withQuery("/profile/profile-update-error", { reason }),
  changePassword: () => "/profile/change-password",
  secondFactor: () => "/profile/change-password#mfa",
  cardRequest: () => "/profile/request-fidelitycard",
  messages: () => "/profile/news-list",
  invoiceData: (from?: "checkout") => withQuery("/profile/invoice-data", { from }),
  fidelity: () => "/profile/fidelity",
  accountDeleted: () => "/account-deleted",
  /** Open to guests: the profile is the device's own. */
  household: () => "/profilo-alimentare",
  deleteAccount: () => "/profile/account-deletion",
};
