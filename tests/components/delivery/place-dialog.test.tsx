import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PlaceDialog } from "@/components/delivery/place-dialog";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const place = (postalcode: string, city: string) => ({ postalcode, city, province: "MI", served: true });

const service = (name: string) => ({
  deliveryServiceId: 2,
  name,
  addressId: null,
  addressTypeId: 1,
  addressName: "",
  city: "",
  nextSlot: null,
  minimumOrderCents: null,
  lowestFeeCents: null,
  freeDeliveryFromCents: null,
});

const MILAN = { data: { places: [place("20121", "Milano")], services: [service("A casa a Milano")] } };
const LODI = {
  data: {
    places: [place("26900", "Lodi"), place("26900", "Montanaso")],
    services: [service("A casa a Lodi")],
  },
};

afterEach(() => {
  resetPage();
  localStorage.clear();
  sessionStorage.clear();
});

const field = () => screen.getByRole("textbox", { name: /CAP/ });

async function changePostalCode(lodi: () => object) {
  const gateway = stubGateway({
    "user-address/preview": ({ params }) => (params.get("postalcode") === "20121" ? MILAN : lodi()),
    "user-address/select": { data: null },
  });
  renderPage(<PlaceDialog onResolve={jest.fn()} />);
  await userEvent.type(field(), "20121");
  await screen.findByRole("button", { name: /A casa a Milano/ });
  await userEvent.clear(field());
  await userEvent.type(field(), "26900");
  return gateway;
}

it("shows and saves nothing of the previous postal code while the new one is read", async () => {
  const gateway = await changePostalCode(() => new Promise(() => {}));
  expect(screen.queryByRole("button", { name: /Milano/ })).not.toBeInTheDocument();
  await userEvent.type(field(), "{Enter}");
  expect(gateway.requestsTo("user-address/select")).toEqual([]);
});

it("reads the new postal code again after a failure", async () => {
  let isDown = true;
  await changePostalCode(() => (isDown ? { http: 502, status: 502 } : LODI));
  const retry = await screen.findByRole("button", { name: "Riprova" });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole("button", { name: /A casa a Lodi/ })).toBeInTheDocument();
});

it("keeps the towns of a postal code while the services of another of them are read", async () => {
  await changePostalCode(() => LODI);
  const town = await screen.findByRole("combobox");
  await userEvent.selectOptions(town, "Montanaso");
  expect(town).toBeInTheDocument();
  expect(town).toHaveValue("Montanaso");
});

it.each(["201 21", " 20121 ", "20121,"])("takes a postal code pasted as '%s'", async (text) => {
  stubGateway({ "user-address/preview": MILAN });
  renderPage(<PlaceDialog onResolve={jest.fn()} />);
  await userEvent.click(field());
  await userEvent.paste(text);
  expect(field()).toHaveValue("20121");
  expect(await screen.findByRole("button", { name: /A casa a Milano/ })).toBeInTheDocument();
});

it("says at a locker that nothing for adults goes there", async () => {
  setSignedIn();
  const product = makeProduct({ features: ["Vietato ai minori di 18 anni"] });
  const services = [service("A casa a Milano"), { ...service("Al locker"), deliveryServiceId: 4 }];
  stubGateway({
    "cart/view": { data: makeCart([makeItem({ product })]) },
    "user-address/preview": { data: { ...MILAN.data, services } },
  });
  renderPage(<PlaceDialog onResolve={jest.fn()} />);
  await userEvent.type(field(), "20121");
  expect(await screen.findByRole("button", { name: /Al locker.*al locker non si consegnano/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /A casa a Milano/ })).not.toHaveAccessibleName(/al locker/);
});

describe("what a delivery costs", () => {
  const EVENING = {
    dateIso: "2026-11-30",
    beginTime: "20:00",
    endTime: "22:00",
    cutoff: "",
    feeCents: 790,
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date("2026-11-24T10:00:00Z"), advanceTimers: true });
  });
  afterEach(() => {
    resetPage();
    jest.useRealTimers();
  });

  async function readService(change: object) {
    const services = [{ ...service("A casa"), ...change }];
    stubGateway({ "user-address/preview": { data: { ...MILAN.data, services } } });
    renderPage(<PlaceDialog onResolve={jest.fn()} />);
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).type(field(), "20121");
    return screen.findByRole("button", { name: /A casa/ });
  }

  it("is the lowest fee of the coming days, the minimum and from when it is free", async () => {
    const costs = { lowestFeeCents: 590, freeDeliveryFromCents: 10_000, minimumOrderCents: 4000 };
    const button = await readService({ nextSlot: EVENING, ...costs });
    expect(button).toHaveTextContent("da 5,90 € · gratis da 100,00 € di spesa · spesa minima 40,00 €");
    expect(button).toHaveTextContent("lunedì 30 novembre 20–22, a 7,90 €");
  });

  it("names no fee for the first slot where it is the lowest", async () => {
    const button = await readService({ nextSlot: EVENING, lowestFeeCents: 790 });
    expect(button).toHaveTextContent("da 7,90 €");
    expect(button).not.toHaveTextContent(", a 7,90 €");
  });

  it("is free once, where the lowest fee is none", async () => {
    const button = await readService({ lowestFeeCents: 0, freeDeliveryFromCents: 0 });
    expect(button).toHaveTextContent(/Gratis/i);
    expect(button).not.toHaveTextContent("di spesa");
  });
});

describe("a postal code of no town that the shop knows", () => {
  const NOWHERE = { data: { places: [], services: [] } };

  it("is told to the shop with its town, to hear when it is served", async () => {
    setSignedIn();
    const gateway = stubGateway({
      "user-address/preview": NOWHERE,
      "eurospin-address-form/save-new-address": { data: null },
      "cart/view": { data: makeCart() },
    });
    renderPage(<PlaceDialog onResolve={jest.fn()} />);
    await userEvent.clear(field());
    await userEvent.type(field(), "39100");
    expect(await screen.findByText(/Al CAP 39100 non portiamo ancora la spesa/)).toBeInTheDocument();
    await userEvent.type(screen.getByRole("textbox", { name: "Comune" }), "Bolzano");
    await userEvent.click(screen.getByRole("button", { name: /Avvisami/ }));
    await waitFor(() =>
      expect(gateway.requestsTo("eurospin-address-form/save-new-address")[0]?.body).toEqual({
        postalcode: "39100",
        city: "Bolzano",
      }),
    );
  });

  it("is no postal code, where Italy has none that begins so", async () => {
    stubGateway({ "user-address/preview": NOWHERE });
    renderPage(<PlaceDialog onResolve={jest.fn()} />);
    await userEvent.type(field(), "99999");
    expect(await screen.findByText("Il CAP 99999 non esiste: controllalo.")).toBeInTheDocument();
    expect(screen.queryByRole("textbox", { name: "Comune" })).not.toBeInTheDocument();
  });
});
