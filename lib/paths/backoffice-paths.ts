import { splitLocale } from "../../config/split-locale.mjs";
import { withQuery } from "./paths";

export type CustomersPageParams = { q?: string; cod_int?: string; sort?: string; page?: number };

type RequestsQuery = { cuFormId?: number; showAll?: boolean; page?: number };

type Query = Record<string, string | number | undefined>;

/** The first page has no parameter. */
const pageParam = (page: string | number | undefined) => (page === 1 ? undefined : page);

export const backofficePaths = {
  home: () => "/backoffice",
  login: (redirect?: string) => withQuery("/backoffice/login", { redirect }),
  samlFailed: () => withQuery("/backoffice/login", { saml: "failed" }),
  loginAgain: (redirect: string) => withQuery("/backoffice/login", { redirect, expired: 1 }),
  customers: ({ page, ...query }: CustomersPageParams = {}) =>
    withQuery("/backoffice/customers", { ...query, page: pageParam(page) }),
  requests: ({ cuFormId, showAll, page }: RequestsQuery = {}) =>
    withQuery("/backoffice/requests", {
      cu_form_id: cuFormId,
      show_all: showAll ? "true" : undefined,
      page: pageParam(page),
    }),
  returns: ({ page }: { page?: number } = {}) => withQuery("/backoffice/returns", { page: pageParam(page) }),
  content: ({ page, ...query }: Query = {}) =>
    withQuery("/backoffice/content", { ...query, page: pageParam(page) }),
  contentEdit: (kind: string, slug: string) => withQuery("/backoffice/content/edit", { kind, slug }),
  previewLinks: (created?: string) => withQuery("/backoffice/content/links", { created }),
  synonyms: ({ page, ...query }: Query = {}) =>
    withQuery("/backoffice/synonyms", { ...query, page: pageParam(page) }),
  orders: ({ orderId, page }: { orderId?: number; page?: number } = {}) =>
    withQuery("/backoffice/orders", { order_id: orderId, page: pageParam(page) }),
};

const BACKOFFICE_PAGE = /^\/backoffice\/(?!login(?:[/?#]|$))/;

/** `redirectTo` must already have passed `safeRedirect`. */
export const staffLoginRedirect = (redirectTo: string, fallback: string): string =>
  BACKOFFICE_PAGE.test(splitLocale(redirectTo).path) ? redirectTo : fallback;
