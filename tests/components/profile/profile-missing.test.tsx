import { render, screen } from "@testing-library/react";
import { createTranslator } from "next-intl";
import { MISSING, type MissingKind, ProfileMissing } from "@/app/[locale]/profile-missing";
import { isMissingPage } from "@/config/missing-page.mjs";
import messages from "@/messages/it.json";

jest.mock("next-intl/server", () => ({
  getLocale: async () => "it",
  getTranslations: async () => createTranslator({ locale: "it", messages }),
}));

const { payment, lists, refunds, requests, profile } = messages;

it.each<[MissingKind, string, string, string]>([
  ["order", payment.orderMissing, payment.toOrders, "/profile/orders"],
  ["list", lists.missing, lists.title, "/profile/lists"],
  ["refund", refunds.missing, refunds.toAll, "/profile/order-refunds"],
  ["request", requests.missing, requests.toAll, "/profile/requests"],
  ["address", profile.addressMissing, profile.toAddresses, "/profile/addresses"],
])("of a missing %s says what is the matter and leads on", async (kind, title, link, path) => {
  render(await ProfileMissing({ kind }));
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(/altro (account|profilo)/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: link })).toHaveAttribute("href", path);
});

it("tells the server that the page is missing", async () => {
  const { renderToStaticMarkup } = await import("react-dom/server");
  for (const kind of Object.keys(MISSING) as MissingKind[])
    expect(isMissingPage(renderToStaticMarkup(await ProfileMissing({ kind })))).toBe(true);
});
