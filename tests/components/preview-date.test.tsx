import { screen, within } from "@testing-library/react";
import { PersonalHome } from "@/components/blocks/personal-home";
import { PersonalSlider } from "@/components/blocks/personal-slider";
import { TimeslotTable } from "@/components/delivery/timeslot-table";
import { ListGrid } from "@/components/lists/list-grid";
import { GiftsPage } from "@/components/loyalty/gifts-page";
import { EarliestDeliveryDate } from "@/components/product/earliest-delivery-date";
import { formatSlot } from "@/lib/cart/format-slot";
import { makeCart } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { makeDay, makeSlot } from "@/tests/fixtures/timeslots";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { clearPreviewDate, setPreviewDate } from "@/tests/support/preview-date";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { DISCOUNTED_PASTA, PROMO } from "./product/product-fixtures";
import { renderWithProviders } from "./render-with-providers";

const DAY = "2026-12-15";

class NothingInSight {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  setSignedIn();
  document.documentElement.lang = "it";
  setPreviewDate(`${DAY}T08:00:00+01:00`);
});
afterEach(() => {
  clearPreviewDate();
  resetPage();
});

test("a lock counts from the moment that is looked at: two days, and never on a Saturday or Sunday", async () => {
  renderWithProviders(
    <>
      <EarliestDeliveryDate hours={48} />
      <EarliestDeliveryDate hours={96} dayLock="1,7" />
    </>,
  );
  expect(await screen.findByText(/disponibile da gio 17 dic/)).toBeInTheDocument();
  expect(await screen.findByText(/disponibile da lun 21 dic/)).toBeInTheDocument();
});

test.each([
  [DAY, 1],
  ["2026-12-14", 0],
])("a promotion that ends on %s has its last day on that day only", async (expireDate, count) => {
  const promo = { ...PROMO, validityDate: "2026-12-01", expireDate };
  stubGateway({
    "cart/view": { data: makeCart([]) },
    adv: { data: { products: [{ ...DISCOUNTED_PASTA, promo }] } },
  });
  renderPage(
    <PersonalSlider query={{ path: "adv" }} label="Per te" header={null} isTitled={false} motion={{}} />,
  );
  await screen.findByRole("heading", { name: /Mezze maniche/ });
  expect(screen.queryAllByText(/^Fino al .*, ultimo giorno$/)).toHaveLength(count);
});

test("slots of the day that is looked at are today's", () => {
  const days = [makeDay(DAY, [makeSlot()]), makeDay("2026-12-16", [makeSlot({ timeslotId: 32 })])];
  renderWithProviders(
    <TimeslotTable
      days={days}
      deliveryServiceId={2}
      cartDateIso={null}
      savingId={null}
      onChoose={() => undefined}
    />,
  );
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Oggi/),
    expect.stringMatching(/^mer 16 dic/),
  ]);
});

test("the first slot of the header is today's on its day", () => {
  const slot = { dateIso: DAY, beginTime: "18:00", endTime: "20:00" };
  expect(formatSlot(slot, "oggi", "it")).toBe("oggi 18–20");
  expect(formatSlot({ ...slot, dateIso: "2026-11-20" }, "oggi", "it")).toMatch(/^ven 20 nov/);
});

test("a list's promotions are those of the day", async () => {
  const promo = { ...PROMO, validityDate: "2026-12-01", expireDate: DAY };
  const item = { itemId: 1, product: { ...DISCOUNTED_PASTA, promo }, quantity: 1, weight: 0 };
  renderWithProviders(<ListGrid items={[item]} />);
  expect(await screen.findByText("Fino al mar 15 dic, ultimo giorno")).toBeInTheDocument();
});

test("vouchers that have ended by then are past", async () => {
  const gift = (giftCode: string, endDate: string) => ({
    giftCertificateId: Number(giftCode.slice(4)),
    giftCode,
    endDate,
    description: giftCode,
    minimumCents: 0,
    needsItem: false,
    isInCart: false,
    orderId: null,
    certificates: [],
  });
  stubGateway({
    "cart/view": { data: makeCart([]) },
    "personal-coupon/check_coupon": { data: false },
    "giftcertificate/list": { data: [gift("FINO14", "2026-12-14"), gift("FINO15", DAY)] },
    "giftcertificate/list-manual-assigned": { data: [] },
    "personal-coupon/get_coupon": { data: [] },
  });
  renderPage(<GiftsPage />);
  const codesOf = async (name: string) =>
    (await screen.findByRole("region", { name })).textContent?.match(/FINO\d\d/g) ?? [];
  expect(new Set(await codesOf("Da usare"))).toEqual(new Set(["FINO15"]));
  expect(new Set(await codesOf("Usati e scaduti"))).toEqual(new Set(["FINO14"]));
});

test("the next delivery is the first from the day on", async () => {
  Object.assign(window, { IntersectionObserver: NothingInSight });
  const on = (orderId: number, dateIso: string) =>
    makeOrder({ orderId, timeslot: { ...makeOrder().timeslot!, dateIso } });
  stubGateway({
    "cart/view": { data: makeCart([]) },
    "order/list": {
      data: { orders: [on(1, "2026-12-14"), on(2, DAY)], page: { number: 1, count: 1, items: 2, size: 12 } },
    },
    products: { data: { products: [], page: null, facets: [], correctedQueries: [] } },
  });
  renderPage(<PersonalHome />);
  const title = await screen.findByRole("heading", { name: "La prossima consegna" });
  expect(within(title.closest("section")!).getByRole("link")).toHaveAttribute("href", "/profile/orders/2");
});
