import { screen, within } from "@testing-library/react";
import { Dashboard } from "@/components/account/dashboard";
import { ProfileFrame } from "@/components/account/profile-frame";
import { ProfileIndex } from "@/components/account/profile-index";
import it_ from "@/messages/it.json";
import { makeCart } from "@/tests/fixtures/buying";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

type Words = { [key: string]: Words | string };

jest.mock("next-intl/server", () => ({
  getLocale: async () => "it",
  getTranslations: async (namespace: string) => (key: string) =>
    key
      .split(".")
      .reduce<Words | string>((at, part) => (at as Words)[part] ?? "", (it_ as Words)[namespace] ?? ""),
}));
jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  usePathname: () => "/profile/news-list",
}));

beforeEach(() => signedInHint());
afterEach(leavePage);

const cartOf = (profileLevel: number | null) => {
  const cart = makeCart([]);
  return { ...cart, user: { ...cart.user, profileLevel } };
};

const setUp = (profileLevel: number | null) =>
  stubDoor({
    "cart/view": { data: cartOf(profileLevel) },
    "order/list": { data: { orders: [], page: 1, pages: 1, total: 0 } },
    "user-message/list": { data: { messages: [], unread: 0 } },
  });

it("the places stand in groups, the same on the dashboard of a phone", async () => {
  signedInHint(false);
  const frame = renderPage(await ProfileFrame({ children: null }));
  const hrefs = () =>
    within(screen.getByRole("navigation", { name: "Il tuo profilo" }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
  const all = hrefs();
  expect(await screen.findByText("Dopo la spesa")).toBeInTheDocument();
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Messaggi");
  frame.unmount();
  renderPage(await ProfileIndex());
  expect(["/profile/dashboard", ...hrefs()]).toEqual(all);
  expect(await screen.findByRole("button", { name: "Esci" })).toBeInTheDocument();
});

it.each([
  [1, true],
  [2, false],
  [null, false],
])("the dashboard of a profile of level %s asks to complete it: %s", async (level, asks) => {
  setUp(level);
  renderPage(<Dashboard />);
  await screen.findByRole("heading", { name: /^Ciao/ });
  const link = screen.queryByRole("link", { name: /Il tuo profilo non è completo/ });
  expect(link !== null).toBe(asks);
});
