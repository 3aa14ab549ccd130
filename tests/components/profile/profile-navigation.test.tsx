import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dashboard } from "@/components/profile/dashboard";
import { ProfileLayout } from "@/components/profile/profile-layout";
import { DASHBOARD_ITEM, NAV_GROUPS } from "@/components/profile/profile-nav-items";
import { ProfileIndex } from "@/components/profile/profile-index";
import { config } from "@/lib/config";
import { isKnownMissing } from "@/lib/gateway/missing-calls";
import italian from "@/messages/it.json";
import { makeCart } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

type Messages = { [key: string]: Messages | string };

let mockPath = "/profile/news-list";

jest.mock("next-intl/server", () => ({
  getLocale: async () => "it",
  getTranslations: async (namespace: string) => (key: string) =>
    key
      .split(".")
      .reduce<Messages | string>(
        (node, part) => (node as Messages)[part] ?? "",
        (italian as Messages)[namespace] ?? "",
      ),
}));
jest.mock("@/lib/gateway/missing-calls", () => ({ isKnownMissing: jest.fn(() => false) }));
jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  usePathname: () => mockPath,
}));

beforeEach(() => setSignedIn());
afterEach(() => {
  mockPath = "/profile/news-list";
  resetPage();
});

const cartWithLevel = (profileLevel: number | null) => {
  const cart = makeCart([]);
  return { ...cart, user: { ...cart.user, profileLevel } };
};

const setUp = (profileLevel: number | null) =>
  stubGateway({
    "cart/view": { data: cartWithLevel(profileLevel) },
    "order/list": { data: { orders: [], page: 1, pages: 1, total: 0 } },
    "user-message/list": { data: { messages: [], unread: 0 } },
  });

it("marks the entry that a page without one belongs to", async () => {
  setSignedIn(false);
  mockPath = "/profile/change-password";
  renderPage(await ProfileLayout({ logOut: jest.fn(), children: null }));
  expect(screen.getByRole("link", { current: true })).toHaveTextContent("I tuoi dati");
  expect(await screen.findByRole("button", { name: "Esci" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { current: "page" })).not.toBeInTheDocument();
});

it("lets the keyboard skip its entries", async () => {
  renderPage(await ProfileLayout({ logOut: jest.fn(), children: <h1>Ordini</h1> }));
  await userEvent.tab();
  const skipLink = screen.getByRole("link", { name: "Salta il menu del profilo" });
  expect(skipLink).toHaveFocus();
  const target = document.querySelector<HTMLElement>(skipLink.getAttribute("href") ?? "");
  expect(target).toContainElement(screen.getByRole("heading", { name: "Ordini" }));
  expect(target).not.toContainElement(screen.getByRole("navigation"));
});

it.each([
  ["invite", "friend-invitation/view"],
  ["points", "points/list"],
  ["rewards", "reward-cart/view"],
  ["personalOffer", "personal-offer/view"],
  ["refunds", "order-refund/list"],
  ["paymentDue", "payment-due-date/list"],
] as const)("has no entry %s where the shop is known not to offer it", async (key, call) => {
  setSignedIn(false);
  jest.mocked(isKnownMissing).mockImplementation((path) => path === call);
  renderPage(await ProfileIndex({ logOut: jest.fn() }));
  expect(screen.queryByRole("link", { name: italian.profile[key] })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: italian.profile.gifts })).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Esci" })).toBeInTheDocument();
  jest.mocked(isKnownMissing).mockReturnValue(false);
});

it("has no card, points and rewards in a shop without a loyalty card", async () => {
  setSignedIn(false);
  const replaced = jest.replaceProperty(config, "hasLoyaltyCard", false);
  renderPage(await ProfileIndex({ logOut: jest.fn() }));
  for (const key of ["fidelityCards", "points", "rewards"] as const)
    expect(screen.queryByRole("link", { name: italian.profile[key] })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: italian.profile.invite })).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Esci" })).toBeInTheDocument();
  replaced.restore();
});

it("gives each entry its own icon", () => {
  const icons = [DASHBOARD_ITEM, ...NAV_GROUPS.flatMap(({ items }) => items)].map(({ icon }) => icon);
  expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([]);
});

it("groups the navigation items, with the same items on the phone dashboard", async () => {
  setSignedIn(false);
  const frame = renderPage(await ProfileLayout({ logOut: jest.fn(), children: null }));
  const hrefs = () =>
    within(screen.getByRole("navigation", { name: "Il tuo profilo" }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
  const all = hrefs();
  expect(await screen.findByText("Dopo la spesa")).toBeInTheDocument();
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Messaggi");
  frame.unmount();
  renderPage(await ProfileIndex({ logOut: jest.fn() }));
  expect(["/profile/dashboard", ...hrefs()]).toEqual(all);
  expect(await screen.findByRole("button", { name: "Esci" })).toBeInTheDocument();
});

it.each([
  [1, true],
  [2, false],
  [null, false],
])("with profile level %s the dashboard asks to complete the profile: %s", async (level, isAsked) => {
  setUp(level);
  renderPage(<Dashboard />);
  await screen.findByRole("heading", { name: /^Ciao/ });
  const link = screen.queryByRole("link", { name: /Il tuo profilo non è completo/ });
  expect(link !== null).toBe(isAsked);
});
