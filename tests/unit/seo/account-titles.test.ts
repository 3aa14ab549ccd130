import type { Metadata } from "next";
import { createTranslator } from "next-intl";
import { isResetTokenValid } from "@/lib/ebsn/registration";
import { fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";
import { NO_SESSION, type Session } from "@/lib/session/session";
import messages from "@/messages/it.json";
import { envelope } from "../../support/envelope";

const mockRequest = { session: null as Session | null };

jest.mock("next-intl/server", () => ({
  getLocale: async () => "it",
  getTranslations: async (namespace?: string) =>
    createTranslator({ locale: "it", messages, namespace: namespace as never }),
}));
jest.mock("@/lib/session/server", () => ({ readSession: async () => mockRequest.session }));
jest.mock("@/lib/ebsn/registration", () => ({ isResetTokenValid: jest.fn() }));
jest.mock("@/lib/gateway/as-visitor", () => ({ fetchResponseAsVisitor: jest.fn() }));
// Their components are the browser's.
jest.mock("@/components/profile/email-updated-page", () => ({}));
jest.mock("@/components/profile/social-completion", () => ({}));
jest.mock("@/components/addresses/address-editor", () => ({}));
jest.mock("@/components/lists/list-page", () => ({}));
jest.mock("@/components/orders/order-page", () => ({}));
jest.mock("@/components/orders/delivery-pass-page", () => ({}));
jest.mock("@/components/orders/shared-order-page", () => ({}));
jest.mock("@/components/returns/refund-page", () => ({}));
jest.mock("@/components/checkout/payment-result", () => ({}));
jest.mock("@/components/auth/new-password-form", () => ({}));
jest.mock("@/app/[locale]/(account)/reset-password-confirm/[[...email]]/actions", () => ({}));

type Values = Record<string, string | string[]>;
type PageModule = { generateMetadata: unknown };

async function titleOf(load: () => Promise<PageModule>, query: Values = {}, params: Values = {}) {
  const { generateMetadata } = await load();
  const makeMetadata = generateMetadata as (props: object) => Promise<Metadata>;
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve(query) };
  return (await makeMetadata(props)).title;
}

const { details } = messages.profile;

it.each([
  [{ reason: "email" }, details.emailOverTitle],
  [{}, details.notUpdated],
])("names what has not been saved, asked with %j", async (query, title) => {
  const load = () => import("@/app/[locale]/(account)/profile/profile-update-error/page");
  expect(await titleOf(load, query)).toBe(title);
});

it.each([
  [{ token: "abc" }, details.email],
  [{}, details.emailNotUpdated],
])("does not call an e-mail confirmed before it is, asked with %j", async (query, title) => {
  const load = () => import("@/app/[locale]/(account)/(open)/profile/email-updated/page");
  expect(await titleOf(load, query)).toBe(title);
});

it.each([
  [true, messages.passwordReset.newTitle],
  [null, messages.passwordReset.newTitle],
  [false, messages.passwordReset.overTitle],
])("asks for a new password unless the link is no longer good (%j)", async (isValid, title) => {
  jest.mocked(isResetTokenValid).mockResolvedValue(isValid);
  const load = () => import("@/app/[locale]/(account)/reset-password-confirm/[[...email]]/page");
  expect(await titleOf(load, { token: "t" }, { email: ["a%40b.it"] })).toBe(title);
  expect(isResetTokenValid).toHaveBeenCalledWith("a@b.it", "t");
});

it.each([
  [NO_SESSION, messages.social.signedOutTitle],
  [{ ...NO_SESSION, session: "s", account: "a", userId: 7 }, messages.social.completeTitle],
])("asks visitors to log in before an account is completed", async (session, title) => {
  mockRequest.session = session;
  const load = () => import("@/app/[locale]/(account)/registration-social-completed/page");
  expect(await titleOf(load)).toBe(title);
});

it.each([
  [{}, messages.profile.newAddress],
  [{ addressId: ["12"] }, messages.profile.editAddress],
])("tells a new address from a saved one, %j", async (params, title) => {
  const load = () => import("@/app/[locale]/(account)/profile/addresses/manage/[[...addressId]]/page");
  expect(await titleOf(load, {}, params)).toBe(title);
});

const listPages: [string, () => Promise<PageModule>][] = [
  ["as rows", () => import("@/app/[locale]/(account)/profile/lists/[listId]/page")],
  ["as a grid", () => import("@/app/[locale]/(account)/profile/lists/[listId]/grid/page")],
];

describe.each(listPages)("a list, %s", (_layout, load) => {
  it.each([
    ["its own name", 200, { listId: 4, name: "Cena di sabato" }, "Cena di sabato"],
    ["that of all lists while it is not known", 503, null, messages.lists.title],
  ])("has %s", async (_name, http, data, title) => {
    jest.mocked(fetchResponseAsVisitor).mockResolvedValue({ ...envelope(data), http });
    expect(await titleOf(load, {}, { listId: "4" })).toBe(title);
    expect(fetchResponseAsVisitor).toHaveBeenCalledWith("wishlist/view", { list_id: "4" });
  });
});

const ownPages: [string, string, () => Promise<PageModule>, string, string][] = [
  [
    "an order",
    "orderId",
    () => import("@/app/[locale]/(account)/profile/orders/[orderId]/page"),
    "Ordine n. 7",
    messages.payment.orderMissing,
  ],
  [
    "its pass",
    "orderId",
    () => import("@/app/[locale]/(account)/profile/orders/[orderId]/pass/page"),
    "7",
    messages.payment.orderMissing,
  ],
  [
    "a return",
    "refundId",
    () => import("@/app/[locale]/(account)/profile/order-refunds/[refundId]/page"),
    "7",
    messages.refunds.missing,
  ],
];

describe.each(ownPages)("the page of %s", (_page, param, load, part, missing) => {
  it.each([
    [200, { found: true }],
    [503, null],
  ])("is named after it, also where the shop does not answer: %s", async (http, data) => {
    jest.mocked(fetchResponseAsVisitor).mockResolvedValue({ ...envelope(data), http });
    expect(await titleOf(load, {}, { [param]: "7" })).toContain(part);
  });

  it.each(["7", "0", "abc", "99999999999"])("says that somebody else's is not found: %s", async (id) => {
    jest.mocked(fetchResponseAsVisitor).mockResolvedValue({ ...envelope(null), http: 200 });
    expect(await titleOf(load, {}, { [param]: id })).toBe(missing);
  });
});

const idPages: [string, string, () => Promise<PageModule>, string][] = [
  ["a shared order", "orderId", () => import("@/app/[locale]/(account)/order/[orderId]/page"), "7"],
  [
    "a payment",
    "orderId",
    () => import("@/app/[locale]/(checkout)/cart/payment-completed/[orderId]/page"),
    messages.payment.title,
  ],
];

describe.each(idPages)("the page of %s", (_page, param, load, part) => {
  it("is named after it, without asking the shop", async () => {
    jest.mocked(fetchResponseAsVisitor).mockClear();
    expect(await titleOf(load, {}, { [param]: "7" })).toContain(part);
    expect(fetchResponseAsVisitor).not.toHaveBeenCalled();
  });

  it.each(["0", "abc", "99999999999"])("has no number where the address has none: %s", async (id) => {
    expect(await titleOf(load, {}, { [param]: id })).toBe(messages.notFound.title);
  });
});
