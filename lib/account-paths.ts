import { part, withPage, withQuery } from "./paths";

/** Addresses of accounts, of payment and of what comes after an order; apart, because product pages know none of them. */
export const accountPaths = {
  payment: (orderId?: number) => withQuery("/payment", { orderId }),
  paymentCompleted: (orderId: number) => `/cart/payment-completed/${part(orderId)}`,
  paymentError: (orderId: number) => `/cart/payment-error/${part(orderId)}`,
  /** `query`: what narrows the list, in the API's own words. */
  orders: (page?: number, query: Record<string, string | undefined> = {}) =>
    withQuery("/profile/orders", { ...query, page: page === 1 ? undefined : page }),
  list: (listId: number) => `/profile/lists/${part(listId)}`,
  listGrid: (listId: number) => `/profile/lists/${part(listId)}/grid`,
  requests: () => "/profile/requests",
  request: ({ cuFormTypeId, cuFormId }: { cuFormTypeId: number; cuFormId: number }) =>
    `/profile/requests/${part(cuFormTypeId)}/${part(cuFormId)}`,
  preferred: () => "/profile/preferred",
  paymentMethods: () => "/profile/payment-method",
  registration: () => "/registration-user",
  /** after the form: the mail is on its way. */
  registrationSent: () => "/thankyou-agreement",
  welcome: () => "/welcome",
  /** what came of a mail's code: success, already-confirmed or error. */
  confirmed: (came: string) => `/registration/confirm/${part(came)}`,
  passwordRequest: () => "/reset-password-request",
  passwordSent: () => "/reset-password-sent",
  passwordCompleted: () => "/reset-password-completed",
  /** The token travels behind the #, which browsers send to nobody. */
  sharedOrder: (orderId: number, accessToken: string) => `/order/${part(orderId)}#${part(accessToken)}`,
  refunds: (page?: number) => withPage("/profile/order-refunds", page),
  refund: (refundId: number) => `/profile/order-refunds/${part(refundId)}`,
  refundRequest: (orderId?: number) => withQuery("/profile/order-refund-request", { order_id: orderId }),
  paymentDue: () => "/profile/paymentduedate",
  gifts: () => "/profile/gifts",
  lastPurchase: () => "/profile/last-purchase",
  profileUpdate: () => "/profile/profile-update",
  profileUpdated: () => "/profile/profile-updated",
  /** `reason`: which change it was, where it was not that of the own data. */
  profileUpdateError: (reason?: "email") => withQuery("/profile/profile-update-error", { reason }),
  changePassword: () => "/profile/change-password",
  secondFactor: () => "/profile/change-password#mfa",
  cardRequest: () => "/profile/request-fidelitycard",
  messages: () => "/profile/news-list",
  /** `from`: where the customer goes back to. */
  invoiceData: (from?: "checkout") => withQuery("/profile/invoice-data", { from }),
  fidelity: () => "/profile/fidelity",
  deleteAccount: () => "/profile/account-deletion",
};
