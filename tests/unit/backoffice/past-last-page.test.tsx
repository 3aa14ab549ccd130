import { createTranslator } from "next-intl";
import type { ReactNode } from "react";
import { ContentPage } from "@/components/backoffice/content-page";
import { CustomerResults } from "@/components/backoffice/customer-results";
import { StaffInboxPage } from "@/components/backoffice/staff-inbox-page";
import { StaffOrdersPage } from "@/components/backoffice/staff-orders-page";
import { StaffReturnsPage } from "@/components/backoffice/staff-returns-page";
import { SynonymsPage } from "@/components/backoffice/synonyms-page";
import { parseUserQuery } from "@/components/backoffice/user-query";
import { parseContentQuery } from "@/lib/content-edit/content-query";
import type { PageInfo } from "@/lib/ebsn/domain/page";
import messages from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: (namespace: "backoffice") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace })),
}));
jest.mock("@/lib/session/server", () => ({
  readSession: () => Promise.resolve({ staff: { roles: ["ADMIN"] } }),
}));

const action = jest.fn();
const common = { errorMessage: "" };

/** Every list of the staff area by its address, on a page without rows. */
const LISTS: Record<string, (page: PageInfo) => ReactNode> = {
  "/backoffice/orders": (page) => (
    <StaffOrdersPage {...common} orderId={null} orders={[]} listPage={page} change={action} />
  ),
  "/backoffice/requests?show_all=true": (page) => (
    <StaffInboxPage {...common} requests={[]} showAll listPage={page} />
  ),
  "/backoffice/returns": (page) => (
    <StaffReturnsPage {...common} refunds={[]} listPage={page} decide={action} />
  ),
  "/backoffice/customers?q=rossi&sort=lastName": (page) => (
    <CustomerResults
      {...common}
      query={{ ...parseUserQuery({ q: "rossi" }), page: page.number }}
      hasSearched
      canRetry
      foundUsers={{ users: [], page }}
      impersonate={action}
    />
  ),
  "/backoffice/content?q=natale": (page) => (
    <ContentPage
      {...common}
      query={{ ...parseContentQuery({ q: "natale" }), page: page.number }}
      list={{ items: [], page }}
      stores={[]}
      externalEditors={null}
      createAction={action}
    />
  ),
  "/backoffice/synonyms?q=latte": (page) => (
    <SynonymsPage {...common} q="latte" list={{ synonyms: [], page }} action={action} />
  ),
};

async function emptyListOf(part: ReactNode) {
  const html = (await pageHtml(part)).replaceAll("&amp;", "&");
  const [, title] = /<h2>(.*?)<\/h2>/.exec(html) ?? [];
  const [, href, label] = /<h2>.*<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/s.exec(html) ?? [];
  return { title, href, label };
}

const page = (number: number, count: number, items: number): PageInfo => ({ number, count, items, size: 24 });

const { noSuchPage, toLast, toFirst } = messages.pagination;

describe.each(Object.entries(LISTS))("%s", (address, list) => {
  it("leads from a page after the last one to the last one", async () => {
    const href = `${address}${address.includes("?") ? "&" : "?"}page=3`;
    expect(await emptyListOf(list(page(99, 3, 50)))).toEqual({ title: noSuchPage, href, label: toLast });
  });

  it("leads from a second page to the only one", async () => {
    expect(await emptyListOf(list(page(2, 1, 1)))).toEqual({
      title: noSuchPage,
      href: address,
      label: toFirst,
    });
  });

  it("says of an empty list that it is empty", async () => {
    expect((await emptyListOf(list(page(1, 1, 0)))).title).toMatch(/^Ness/);
  });
});
