import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartInfoCard } from "@/components/blocks/cart-info-card";
import { HomepageWidget } from "@/components/blocks/homepage-widget";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { home, homeDelivery, makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

function setUp(change: Partial<Cart> = {}): void {
  setSignedIn();
  stubGateway({
    "cart/view": { data: { ...makeCart([]), ...change } },
    "address/delivery-service-list": { data: [homeDelivery] },
    "user-address/list": { data: [home] },
  });
}

const { address, timeslot, service } = makeCart([]);

it("names the service, the address and the timeslot, each opening its dialog, and links to the lists", async () => {
  setUp();
  renderPage(<HomepageWidget />);
  expect(await screen.findByRole("button", { name: service!.name })).toBeVisible();
  expect(screen.getByRole("button", { name: "Via Mario Pagano 12" })).toBeVisible();
  expect(await screen.findByRole("button", { name: /\d–\d/ })).toBeVisible();
  expect(screen.getByRole("link", { name: "Le tue liste" })).toHaveAttribute("href", "/profile/lists");
});

it.each([
  ["Giulia", "Ciao Giulia"],
  ["", null],
])("greets by the first name %j, if there is one", async (firstName, greeting) => {
  setUp({ user: { ...makeCart([]).user, firstName } });
  renderPage(<HomepageWidget />);
  expect(await screen.findByRole("link", { name: "Le tue liste" })).toBeVisible();
  expect(screen.queryByText(/^Ciao/)?.textContent ?? null).toBe(greeting);
});

it.each([
  ["the home widget", <HomepageWidget key="widget" />],
  ["the cart info bar", <CartInfoCard key="card" />],
])("%s does not show what the shop has assigned as chosen", async (_, block) => {
  setUp({
    address: { ...address!, autoAssigned: true },
    timeslot: { ...timeslot!, autoAssigned: true },
  });
  renderPage(block);
  expect(await screen.findByRole("button", { name: /Dove e quando\?/ })).toBeVisible();
  expect(screen.getByRole("button", { name: "Scegli la consegna" })).toBeVisible();
});

it("the cart info bar names a store, not its street", async () => {
  setUp({
    service: { ...service!, deliveryServiceId: 1, name: "Ritiro in negozio" },
    address: { ...address!, addressName: "Madia Pagano" },
  });
  renderPage(<CartInfoCard />);
  expect(await screen.findByRole("button", { name: "Madia Pagano" })).toBeVisible();
});

it("the cart info bar has a button for the service, the address and the timeslot", async () => {
  setUp();
  renderPage(<CartInfoCard />);
  const serviceButton = await screen.findByRole("button", { name: service!.name });
  expect(screen.getAllByRole("button")).toHaveLength(3);
  await userEvent.click(serviceButton);
  expect(await screen.findByRole("dialog", { name: "Come vuoi ricevere la spesa?" })).toBeVisible();
  expect(await screen.findByRole("tab", { name: service!.name, selected: true })).toBeVisible();
});
