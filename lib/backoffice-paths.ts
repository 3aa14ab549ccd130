import { withoutLocale } from "@/config/locales.mjs";
import { withQuery } from "./paths";

export type UserQuery = { q?: string; cod_int?: string; sort?: string; page?: number };

type StaffOrdersQuery = { orderId?: number; page?: number; moved?: number; status?: number };

type Query = Record<string, string | number | undefined>;

export const backofficePaths = {
  home: () => "/backoffice",
  login: (redirect?: string) => withQuery("/backoffice/login", { redirect }),
  samlFailed: () => withQuery("/backoffice/login", { saml: "failed" }),
  loginAgain: (redirect: string) => withQuery("/backoffice/login", { redirect, expired: 1 }),
  customers: ({ page, ...query }: UserQuery = {}) =>
    withQuery("/backoffice/customers", { ...query, page: page === 1 ? undefined : page }),
  requests: ({ cuFormId, showAll, page }: { cuFormId?: number; showAll?: boolean; page?: number } = {}) =>
    withQuery("/backoffice/requests", {
      ...{ cu_form_id: cuFormId, show_all: showAll ? "true" : undefined },
      page: page === 1 ? undefined : page,
    }),
  returns: ({ page, ...decision }: { page?: number; decided?: number; status?: number } = {}) =>
    withQuery("/backoffice/returns", { ...decision, page: page === 1 ? undefined : page }),
  content: ({ page, ...query }: Query = {}) =>
    withQuery("/backoffice/content", { ...query, page: page === 1 ? undefined : page }),
  contentEdit: (kind: string, slug: string, done?: string) =>
    withQuery("/backoffice/content/edit", { kind, slug, done }),
  previewLinks: (created?: string) => withQuery("/backoffice/content/links", { created }),
  synonyms: ({ page, ...query }: Query = {}) =>
    withQuery("/backoffice/synonyms", { ...query, page: page === 1 ? undefined : page }),
  orders: ({ orderId, page, ...move }: StaffOrdersQuery = {}) =>
    withQuery("/backoffice/orders", { order_id: orderId, ...move, page: page === 1 ? undefined : page }),
};

const BACKOFFICE_PAGE = /^\/backoffice\/(?!login(?:[/?#]|$))/;

/** `redirectTo` must already have passed `safeRedirect`. */
export const staffLoginRedirect = (redirectTo: string, fallback: string): string =>
  BACKOFFICE_PAGE.test(withoutLocale(redirectTo)) ? redirectTo : fallback;
