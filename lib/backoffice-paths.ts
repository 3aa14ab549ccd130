import { withQuery } from "./paths";

export type UserQuery = { q?: string; cod_int?: string; sort?: string; page?: number };

/** Addresses of those who work for the shop. */
export const backofficePaths = {
  login: (redirect?: string) => withQuery("/backoffice/login", { redirect }),
  /** After a log-in that has run out. */
  loginAgain: (redirect: string) => withQuery("/backoffice/login", { redirect, expired: 1 }),
  customers: ({ page, ...query }: UserQuery = {}) =>
    withQuery("/backoffice/customers", { ...query, page: page === 1 ? undefined : page }),
  /** One customer's request, or the form that asks for one. */
  requests: (userId?: number, cuFormId?: number) =>
    withQuery("/backoffice/requests", { user_id: userId, cu_form_id: cuFormId }),
};

const OWN_PAGE = /^(?:\/en)?\/backoffice\/(?!login(?:[/?#]|$))/;

/** Where staff go on after their log-in: a page of theirs, or `fallback`. Give it what `safeRedirect` let through. */
export const staffTarget = (wanted: string, fallback: string): string =>
  OWN_PAGE.test(wanted) ? wanted : fallback;
