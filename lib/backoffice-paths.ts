import { withQuery } from "./paths";

export type UserQuery = { q?: string; cod_int?: string; sort?: string; page?: number };

export const backofficePaths = {
  login: (redirect?: string) => withQuery("/backoffice/login", { redirect }),
  loginAgain: (redirect: string) => withQuery("/backoffice/login", { redirect, expired: 1 }),
  customers: ({ page, ...query }: UserQuery = {}) =>
    withQuery("/backoffice/customers", { ...query, page: page === 1 ? undefined : page }),
  requests: (userId?: number, cuFormId?: number) =>
    withQuery("/backoffice/requests", { user_id: userId, cu_form_id: cuFormId }),
};

const BACKOFFICE_PAGE = /^(?:\/en)?\/backoffice\/(?!login(?:[/?#]|$))/;

/** `redirectTo` must already have passed `safeRedirect`. */
export const staffLoginRedirect = (redirectTo: string, fallback: string): string =>
  BACKOFFICE_PAGE.test(redirectTo) ? redirectTo : fallback;
