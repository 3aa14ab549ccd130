import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressDialog } from "@/components/delivery/address-dialog";
import { home, homeDelivery, makeCart } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const pickUp = { ...homeDelivery, deliveryServiceId: 1, name: "Ritiro in negozio" };
const office = {
  ...home,
  addressId: 12,
  addressName: "Ufficio",
  address1: "Via 25 Aprile",
  city: "Monza",
  postalcode: "20900",
};

const others = ["Mare", "Monti", "Nonna"].map((addressName, index) => ({
  ...home,
  addressId: 20 + index,
  addressName,
  city: "Lecco",
  postalcode: "23900",
}));

function setUp(deliveryServiceId: number, saved = [home, office, ...others]) {
  setSignedIn();
  const points = [home, office].map((address) => ({ ...address, deliveryServiceId: 1 }));
  stubGateway({
    "cart/view": { data: makeCart([], { address: null }) },
    "address/delivery-service-list": { data: [homeDelivery, pickUp] },
    "user-address/list": { data: saved },
    "address/list": { data: points },
    "geo/homedelivery-list-simple": { data: [] },
  });
  renderPage(<AddressDialog deliveryServiceId={deliveryServiceId} onResolve={jest.fn()} />);
}

const find = (name: string) => screen.findByRole("button", { name: `Scegli ${name}` });
const query = (name: string) => screen.queryByRole("button", { name: `Scegli ${name}` });
const field = (name: string) => screen.getByRole("textbox", { name });

afterEach(resetPage);

describe.each([
  ["the customer's addresses", 2],
  ["pick-up points", 1],
])("%s", (_, deliveryServiceId) => {
  it("are filtered by town, whatever the case, and by part of the postal code", async () => {
    setUp(deliveryServiceId);
    await find("Casa");
    await userEvent.type(field("Comune"), "MONZ");
    expect(query("Casa")).not.toBeInTheDocument();
    expect(query("Ufficio")).toBeInTheDocument();
    await userEvent.clear(field("Comune"));
    await userEvent.type(field("CAP"), "014");
    expect(query("Casa")).toBeInTheDocument();
    expect(query("Ufficio")).not.toBeInTheDocument();
    await userEvent.type(field("Comune"), "monza");
    expect(await screen.findByText(/^Nessun risultato/)).toBeInTheDocument();
  });
});

it("one address has filters as well", async () => {
  setUp(2, [home]);
  await find("Casa");
  await userEvent.type(field("CAP"), "209");
  expect(query("Casa")).not.toBeInTheDocument();
  await userEvent.clear(field("CAP"));
  await userEvent.type(field("Comune"), "milano");
  expect(query("Casa")).toBeInTheDocument();
});

it("a number in the search finds a street as well as a postal code", async () => {
  setUp(2);
  await find("Casa");
  const search = screen.getByRole("searchbox", { name: "Cerca tra i tuoi indirizzi" });
  await userEvent.type(search, "25");
  expect(query("Casa")).not.toBeInTheDocument();
  expect(query("Ufficio")).toBeInTheDocument();
  await userEvent.clear(search);
  await userEvent.type(search, "20145");
  expect(query("Casa")).toBeInTheDocument();
});

describe("the button that shows the filters on a phone", () => {
  const toggle = () => screen.getByRole("button", { name: "Filtra per comune o CAP" });

  it("shows them, and forgets them when it hides them", async () => {
    setUp(1);
    await find("Casa");
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
    await userEvent.type(field("Comune"), "monza");
    expect(query("Casa")).not.toBeInTheDocument();
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    expect(query("Casa")).toBeInTheDocument();
    expect(field("Comune")).toHaveValue("");
  });
});
