import { withQuery } from "./paths";

export type UserQuery = { q?: string; cod_int?: string; sort?: string; page?: number };

type Query = Record<string, string | number | undefined>;

export const backofficePaths = {
  home: () => "/backoffice",
  login: (redirect?: string) => withQuery("/backoffice/login", { redirect }),
  samlFailed: () => withQuery("/backoffice/login", { saml: "failed" }),
  loginAgain: (redirect: string) => withQuery("/backoffice/login", { redirect, expired: 1 }),
  customers: ({ page, ...query }: UserQuery = {}) =>
    withQuery("/backoffice/customers", { ...query, page: page === 1 ? undefined : page }),
  requests: ({ cuFormId, showAll }: { cuFormId?: number; showAll?: boolean } = {}) =>
    withQuery("/backoffice/requests", { cu_form_id: cuFormId, show_all: showAll ? "true" : undefined }),
  returns: (failed?: string) => withQuery("/backoffice/returns", { failed }),
  content: ({ page, ...query }: Query = {}) =>
    withQuery("/backoffice/content", { ...query, page: page === 1 ? undefined : page }),
  contentEdit: (kind: string, slug: string, done?: string) =>
    withQuery("/backoffice/content/edit", { kind, slug, done }),
  previewLinks: (created?: string) => withQuery("/backoffice/content/links", { created }),
  synonyms: ({ page, ...query }: Query = {}) =>
    withQuery("/backoffice/synonyms", { ...query, page: page === 1 ? undefined : page }),
  orders: (orderId?: number) => withQuery("/backoffice/orders", { order_id: orderId }),
};

const BACKOFFICE_PAGE = /^(?:\/en)?\/backoffice\/(?!login(?:[/?#]|$))/;

/** `redirectTo` must already have passed `safeRedirect`. */
export const staffLoginRedirect = (redirectTo: string, fallback: string): string =>
  BACKOFFICE_PAGE.test(redirectTo) ? redirectTo : fallback;
