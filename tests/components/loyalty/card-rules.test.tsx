import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { DonatePage } from "@/components/benefits/donate-page";
import { PointsPage } from "@/components/benefits/points-page";
import { RequestedRewardsPage } from "@/components/benefits/requested-rewards-page";
import { RewardsPage } from "@/components/benefits/rewards-page";
import { CouponDialog } from "@/components/cart/coupon-dialog";
import { Coupons } from "@/components/cart/coupons";
import { FidelityPage } from "@/components/loyalty/fidelity-page";
import { PersonalCoupons } from "@/components/loyalty/personal-coupons";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const cart = makeCart();
const gift = {
  giftCertificateId: 1,
  overlayText: "",
  giftCode: "BOLLONE",
  description: "Un bollone",
  endDate: "",
  minimumCents: 0,
  needsItem: true,
  isInCart: false,
  orderId: null,
  certificates: [{ userGiftCertificateId: 1, itemId: null }],
};

beforeEach(() => {
  setSignedIn();
  stubGateway({
    "cart/view": { data: { ...cart, user: { ...cart.user, fidelityCard: "0471100245187" } } },
    "points/list": { data: { points: 1200, pointsMovements: [] } },
    "donation/list": { data: { points: 1200, donationProjects: [], projects: [] } },
    "reward-cart/view": { data: { points: 1200, totalPoints: 0, warehouse: null, rewards: [] } },
    "requested-reward/list": { data: { rewardRequests: [] } },
    "registration-card/view-cards": { data: [{ fidelityCard: "0471100245187", main: true, points: 1200 }] },
    "personal-coupon/check_coupon": { data: true },
    "personal-coupon/get_coupon": { data: [gift] },
  });
});
afterEach(resetPage);

const WIDGETS: [string, ReactElement][] = [
  ["the card", <FidelityPage key="card" />],
  ["points", <PointsPage key="points" />],
  ["donations", <DonatePage key="donate" />],
  ["rewards", <RewardsPage key="rewards" />],
  ["requested rewards", <RequestedRewardsPage key="requested" />],
  ["stamps of the profile", <PersonalCoupons key="owned" />],
  ["stamps of the cart", <Coupons key="coupons" cart={cart} />],
  [
    "the choice of products for stamps",
    <CouponDialog key="dialog" kind="personal" gifts={[gift]} onResolve={jest.fn()} />,
  ],
];

test.each(WIDGETS)("beside %s stand the rules of the card and their last day", async (_, widget) => {
  renderPage(widget);
  const rules = await screen.findByRole("link", { name: "Regolamento della Carta" });
  expect(rules).toHaveAttribute("href", "/page/carta-madia");
  expect(rules.parentElement).toHaveTextContent("operazione a premi fino al giorno 31/12/2028");
});
