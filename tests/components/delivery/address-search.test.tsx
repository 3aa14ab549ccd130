import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressDialog } from "@/components/delivery/address-dialog";
import messages from "@/messages/it.json";
import { home, homeDelivery, makeCart } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { watchText } from "@/tests/support/watch-text";

const { noPdvFound } = messages.addressSelector;

const pickUp = { ...homeDelivery, deliveryServiceId: 1, name: "Ritiro in negozio" };
const navigli = {
  ...home,
  addressId: 101,
  addressName: "Madia Navigli",
  address1: "Viale Gorizia",
  deliveryServiceId: 1,
  postalcode: "20144",
};
const monza = { ...navigli, addressId: 102, addressName: "Madia Monza", city: "Monza", postalcode: "20900" };
const bySide = {
  postalcode: "20145",
  city: "Milano",
  province: "MI",
  latitude: 45.4,
  longitude: 9.1,
  served: true,
};

function setUp() {
  setSignedIn();
  const gateway = stubGateway({
    "cart/view": { data: makeCart([], { timeslot: null }) },
    "address/delivery-service-list": { data: [homeDelivery, pickUp] },
    "user-address/list": { data: [home] },
    "address/list": { data: [navigli, monza] },
    "geo/homedelivery-list-simple": { data: [bySide] },
  });
  renderPage(<AddressDialog deliveryServiceId={2} onResolve={jest.fn()} />);
  return gateway;
}

afterEach(resetPage);

it.each(["casa", "PAGANO", "milano", "201"])("the only saved address is found by %s", async (text) => {
  setUp();
  const search = await screen.findByRole("searchbox", { name: "Cerca tra i tuoi indirizzi" });
  await userEvent.type(search, text);
  expect(screen.getByText(/Via Mario Pagano 12/)).toBeVisible();
  await userEvent.type(search, "x");
  expect(screen.queryByText(/Via Mario Pagano 12/)).not.toBeInTheDocument();
});

describe("where to collect", () => {
  async function search(text: string) {
    const gateway = setUp();
    await userEvent.click(await screen.findByRole("tab", { name: "Ritiro in negozio" }));
    await screen.findByText("Madia Monza");
    await userEvent.type(screen.getByRole("combobox", { name: "Cerca vicino a te" }), text);
    return gateway;
  }

  it("is found by a part of its postal code", async () => {
    await search("209");
    await waitFor(() => expect(screen.queryByText("Madia Navigli")).not.toBeInTheDocument());
    expect(screen.getByText("Madia Monza")).toBeVisible();
  });

  it("a postal code without a point of its own finds the points around it", async () => {
    const gateway = await search("20145");
    await waitFor(() =>
      expect(Object.fromEntries(gateway.requestsTo("address/list").at(-1)?.params ?? [])).toMatchObject({
        latitude: "45.4",
        distance: "25000",
      }),
    );
    expect(await screen.findByText("Madia Navigli")).toBeVisible();
  });

  it.each(["20145", "20 145"])("nothing is said about the postal code %s before the answer", async (code) => {
    const wasSaid = watchText(noPdvFound);
    await search(code);
    expect(await screen.findByText("Madia Navigli")).toBeVisible();
    expect(wasSaid()).toBe(false);
  });

  it("a postal code nobody knows finds nothing", async () => {
    const gateway = await search("2014");
    gateway.setResponse("geo/homedelivery-list-simple", { data: [] });
    await userEvent.type(screen.getByRole("combobox", { name: "Cerca vicino a te" }), "9");
    expect(await screen.findByText(noPdvFound)).toBeVisible();
  });

  it("a postal code that could not be looked up can be tried again", async () => {
    const wasSaid = watchText(noPdvFound);
    const gateway = await search("2014");
    gateway.setResponse("geo/homedelivery-list-simple", { http: 502, status: 502 });
    await userEvent.type(screen.getByRole("combobox", { name: "Cerca vicino a te" }), "5");
    expect(await screen.findByRole("alert")).toHaveTextContent(messages.errors.generic);
    gateway.setResponse("geo/homedelivery-list-simple", { data: [bySide] });
    await userEvent.click(screen.getByRole("button", { name: "Riprova" }));
    expect(await screen.findByText("Madia Navigli")).toBeVisible();
    expect(wasSaid()).toBe(false);
  });

  it("points around a place that could not be read are not those of before", async () => {
    const gateway = await search("2014");
    gateway.setResponse("address/list", { http: 502, status: 502 });
    await userEvent.type(screen.getByRole("combobox", { name: "Cerca vicino a te" }), "5");
    expect(await screen.findByRole("alert")).toHaveTextContent(messages.errors.generic);
    expect(screen.queryByText("Madia Navigli")).not.toBeInTheDocument();
  });
});
