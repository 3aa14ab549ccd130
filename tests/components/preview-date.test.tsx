import { screen } from "@testing-library/react";
import { PersonalSlider } from "@/components/blocks/personal-slider";
import { TimeslotTable } from "@/components/delivery/timeslot-table";
import { LeadDate } from "@/components/product/lead-date";
import { makeCart } from "@/tests/fixtures/cart";
import { makeDay, makeSlot } from "@/tests/fixtures/timeslots";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { DISCOUNTED_PASTA, PROMO } from "./product/product-fixtures";
import { clientMessages, renderWithProviders } from "./render-with-providers";

const DAY = "2026-12-15";

/** As the preview's bar says it to the browser. */
function lookAt(moment: string): void {
  const meta = document.createElement("meta");
  meta.name = "madia-now";
  meta.content = moment;
  document.head.append(meta);
}

beforeEach(() => {
  setSignedIn();
  document.documentElement.lang = "it";
  lookAt(`${DAY}T08:00:00+01:00`);
});
afterEach(() => {
  document.querySelector('meta[name="madia-now"]')?.remove();
  resetPage();
});

test("a lock counts from the moment that is looked at: two days, and never on a Saturday or Sunday", async () => {
  renderWithProviders(
    <>
      <LeadDate hours={48} />
      <LeadDate hours={96} dayLock="1,7" />
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
  expect(screen.queryAllByText(new RegExp(clientMessages.lastDay))).toHaveLength(count);
});

test("slots of the day that is looked at are today's", () => {
  const days = [makeDay(DAY, [makeSlot()]), makeDay("2026-12-16", [makeSlot({ timeslotId: 32 })])];
  renderWithProviders(
    <TimeslotTable days={days} cartDateIso={null} savingId={null} onChoose={() => undefined} />,
  );
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Oggi/),
    expect.stringMatching(/^mer 16 dic/),
  ]);
});
