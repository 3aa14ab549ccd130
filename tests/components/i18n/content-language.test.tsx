import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { DonatePage } from "@/components/benefits/donate-page";
import { PointsMovements } from "@/components/benefits/points-movements";
import { RewardsPage } from "@/components/benefits/rewards-page";
import { CartLine } from "@/components/cart/cart-line";
import { SideCartLine } from "@/components/cart/side-cart-line";
import { CategoryHeader } from "@/components/category/category-header";
import { CheckoutProducts } from "@/components/checkout/checkout-products";
import { RecipeIngredient } from "@/components/content/recipe-ingredient";
import { ConsentQuestion } from "@/components/delivery/consent-question";
import { DepartmentsPanel } from "@/components/layout/departments-panel";
import { GiftCertificateCard } from "@/components/loyalty/gift-certificate-card";
import { PersonalCoupons } from "@/components/loyalty/personal-coupons";
import { OrderLines } from "@/components/orders/order-lines";
import type { Category, CategoryNode } from "@/lib/ebsn/domain/category";
import { localizePath } from "@/lib/i18n/locale-path";
import type { Locale } from "@/lib/i18n/locales";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const NAME = "Mezze maniche";
const item = makeItem();
const cart = makeCart([]);
const node = (categoryId: number, name: string, children: CategoryNode[] = []): CategoryNode => ({
  categoryId,
  name,
  slug: String(categoryId),
  picture: "",
  tint: "",
  children,
});
const category: Category = {
  ...node(1, NAME, [node(2, "Semola")]),
  description: "",
  crumbs: [],
  blocks: [],
  hiddenBlocks: [],
  proposals: [],
  actions: [],
  seo: { title: "", description: "" },
  popup: null,
};

const gift = {
  giftCertificateId: 1,
  giftCode: "SEMPRE5",
  description: NAME,
  overlayText: "",
  endDate: "",
  minimumCents: 0,
  needsItem: false,
  isInCart: false,
  orderId: null,
  certificates: [{ userGiftCertificateId: 1, itemId: null }],
};
const disclaimer = {
  disclaimerId: 1,
  storeId: 5,
  priority: 2,
  title: NAME,
  content: "",
  url: "",
  more: "",
  required: false,
  given: null,
};
const points = { points: 100, expiringPoints: 0, expiringDate: "", pointsMovements: [] };
const reward = { rewardId: 1, name: NAME, description: "", points: 300, available: 5, quantity: 0 };
const movement = { pointsMovementId: 1, points: 10, description: NAME, insertDate: "" };
const project = { donationProjectId: 1, name: NAME, description: "", donatedPoints: 0 };

const parts: [string, (locale: Locale) => ReactElement][] = [
  ["a cart line", () => <CartLine item={item} />],
  ["a line of the side cart", () => <SideCartLine item={item} />],
  ["the products of the checkout", () => <CheckoutProducts items={[item]} isPending={false} isOpen />],
  ["the lines of an order", () => <OrderLines items={makeOrder().items} isToBePicked />],
  [
    "a category's heading",
    (locale) => <CategoryHeader category={category} picture="" page={1} href={localizePath(locale)} />,
  ],
  [
    "the departments menu",
    () => <DepartmentsPanel id="panel" opener={{ current: null }} onClose={jest.fn()} onLeave={jest.fn()} />,
  ],
  ["a voucher", () => <GiftCertificateCard gift={gift} today="2026-11-20" />],
  ["the stamps", () => <PersonalCoupons />],
  ["a reward", () => <RewardsPage />],
  ["a project", () => <DonatePage />],
  ["a movement of points", () => <PointsMovements movements={[movement]} />],
  [
    "a consent",
    () => <ConsentQuestion disclaimer={disclaimer} answer={null} hasError={false} onAnswer={jest.fn()} />,
  ],
  [
    "an ingredient of a recipe",
    (locale) => (
      <RecipeIngredient
        {...{ item: { name: NAME }, factor: 1, quantity: null, locale, isChosen: true }}
        {...{ onChoose: jest.fn(), onSwap: jest.fn(), messages: {} as never }}
      />
    ),
  ],
];

beforeEach(() => {
  setSignedIn();
  stubGateway({
    category: { data: [node(1, NAME)] },
    "cart/view": { data: { ...cart, user: { ...cart.user, fidelityCard: "0471100245187" } } },
    "personal-coupon/get_coupon": { data: [gift] },
    "reward-cart/view": { data: { ...points, totalPoints: 0, warehouse: null, rewards: [reward] } },
    "donation/list": { data: { ...points, donationProjects: [project] } },
  });
});
afterEach(resetPage);

describe.each(parts)("%s", (_, render) => {
  test("is marked as Italian on an English page", async () => {
    renderPage(render("en"), "en");
    expect((await screen.findByText(NAME)).closest("[lang]")).toHaveAttribute("lang", "it");
  });

  test("names no language on an Italian page", async () => {
    const { container } = renderPage(render("it"), "it");
    await screen.findByText(NAME);
    expect(container.querySelector("[lang]")).toBeNull();
  });
});
