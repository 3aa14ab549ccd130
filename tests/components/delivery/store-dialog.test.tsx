import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreDialog } from "@/components/delivery/store-dialog";
import { fetchCart } from "@/lib/cart/fetch-cart";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { home, homeDelivery, makeCart } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { stubGeolocation } from "@/tests/support/geolocation";

const MORE = "Al massimo un messaggio alla settimana.";

const makeDisclaimer = (disclaimerId: number, title: string, required: boolean): Disclaimer => ({
  disclaimerId,
  storeId: 8,
  priority: required ? 1 : 3,
  title,
  content: "",
  url: "",
  more: required ? "" : MORE,
  required,
  given: null,
});

const pickUp = { ...homeDelivery, deliveryServiceId: 1, name: "Ritiro in negozio" };
const locker = { ...homeDelivery, deliveryServiceId: 4, name: "Locker" };

const onResolve = jest.fn();

const allStores = [
  { storeId: 5, name: "Milano", address: null, services: [pickUp, homeDelivery, locker] },
  { storeId: 8, name: "Brescia", address: home, services: [pickUp, homeDelivery, locker] },
  { storeId: 9, name: "Como", address: null, services: [pickUp, homeDelivery] },
];

async function setUp(accepted: boolean, stores = allStores) {
  const gateway = stubGateway({
    "cart/view": { data: makeCart() },
    "store/list": { data: stores },
    "user-registration-disclaimer/check-disclaimer": { data: accepted },
    "registration-disclaimer/list": {
      data: [makeDisclaimer(81, "Informativa", true), makeDisclaimer(83, "Novità", false)],
    },
    "user-registration-disclaimer/update-disclaimer": { data: [] },
    "store/select": { data: null },
  });
  await act(() => fetchCart());
  renderPage(<StoreDialog onResolve={onResolve} />);
  return gateway;
}

const choose = async (store: string) =>
  userEvent.click(await screen.findByRole("button", { name: `Scegli ${store}` }));

beforeEach(() => {
  setSignedIn();
  onResolve.mockClear();
});

afterEach(resetPage);

it("continues to the address for the current store", async () => {
  const gateway = await setUp(false);
  await userEvent.click(await screen.findByRole("button", { name: "Milano, già scelto" }));
  expect(onResolve).toHaveBeenCalledWith({ action: "setAddress", deliveryServiceId: 2 });
  expect(gateway.requestsTo("store/select")).toHaveLength(0);
});

it("groups stores by delivery service and continues with the selected one", async () => {
  await setUp(true);
  expect(await screen.findByRole("tab", { name: homeDelivery.name })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  expect(screen.getByRole("button", { name: "Scegli Como" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("tab", { name: "Locker" }));
  expect(screen.queryByRole("button", { name: "Scegli Como" })).not.toBeInTheDocument();
  await choose("Brescia");
  await waitFor(() => expect(onResolve).toHaveBeenCalledWith({ action: "setAddress", deliveryServiceId: 4 }));
});

it("selects a store at once when its consents are on record", async () => {
  const gateway = await setUp(true);
  await choose("Brescia");
  await waitFor(() => expect(onResolve).toHaveBeenCalledWith({ action: "setAddress", deliveryServiceId: 2 }));
  expect(gateway.requestsTo("store/select")[0]?.params.get("store_id")).toBe("8");
});

it("asks for a new store's consents, saves them, then selects it", async () => {
  const gateway = await setUp(false);
  await choose("Brescia");
  await userEvent.click(await screen.findByRole("button", { name: "Aggiorna e continua" }));
  expect(screen.getByText("È obbligatorio accettare questo consenso per procedere")).toBeInTheDocument();
  const checkbox = screen.getByRole("checkbox", { name: "Ho letto*" });
  expect(checkbox).toHaveFocus();
  await userEvent.click(checkbox);
  await userEvent.click(screen.getByRole("button", { name: "Per saperne di più: Novità" }));
  expect(within(screen.getByRole("dialog", { name: "Novità" })).getByText(MORE)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("radio", { name: "Nego il consenso" }));
  expect(screen.getByText(/non riceverai volantini/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Aggiorna e continua" }));
  await waitFor(() => expect(onResolve).toHaveBeenCalledWith({ action: "setAddress", deliveryServiceId: 2 }));
  expect(gateway.requestsTo("user-registration-disclaimer/update-disclaimer")[0]?.body).toEqual({
    store_id: 8,
    registration_module_type_id: 2,
    disclaimers: [
      { registrationDisclaimerId: 81, value: "1" },
      { registrationDisclaimerId: 83, value: "0" },
    ],
  });
  const order = gateway.requests
    .map(({ path }) => path)
    .filter((path) => /update-disclaimer|store\/select/.test(path));
  expect(order).toEqual(["user-registration-disclaimer/update-disclaimer", "store/select"]);
});

it("selects no store when the consents cannot be saved", async () => {
  const gateway = await setUp(false);
  gateway.setResponse("user-registration-disclaimer/update-disclaimer", {
    status: 1,
    errors: [{ code: "x", message: "Riprova più tardi" }],
  });
  await choose("Brescia");
  await userEvent.click(await screen.findByRole("checkbox", { name: "Ho letto*" }));
  await userEvent.click(screen.getByRole("radio", { name: "Do il consenso" }));
  await userEvent.click(screen.getByRole("button", { name: "Aggiorna e continua" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Riprova più tardi");
  expect(gateway.requestsTo("store/select")).toHaveLength(0);
});

it("shows the stores near the customer on a tap, and says so when the position is refused", async () => {
  const gateway = await setUp(true);
  const position = stubGeolocation();
  const near = { storeId: 8, name: "Brescia", services: [pickUp], address: { ...home, distance: 730 } };
  gateway.setResponse("store-proximity/localize", { data: [near] });

  position.deny();
  const button = await screen.findByRole("button", { name: "Vicino a me" });
  await userEvent.click(button);
  expect(await screen.findByText(/Non possiamo sapere dove sei/)).toBeInTheDocument();

  position.find(45.53981, 10.22002);
  await userEvent.click(button);
  expect(await screen.findByText("a 730 m")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Scegli Como" })).not.toBeInTheDocument();
  expect(Object.fromEntries(gateway.requestsTo("store-proximity/localize")[0]?.params ?? [])).toEqual({
    latitude: "45.54",
    longitude: "10.22",
    distance: "10000",
    orderby: "distance",
  });
});

it("names the distance within which no store was found", async () => {
  const gateway = await setUp(true);
  stubGeolocation().find(45.53981, 10.22002);
  gateway.setResponse("store-proximity/localize", { data: [] });
  await userEvent.click(await screen.findByRole("button", { name: "Vicino a me" }));
  expect(await screen.findByText("Nessun negozio entro 10 km da te.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Scegli Como" })).toBeInTheDocument();
});

it("warns where no store is found", async () => {
  await setUp(true, []);
  expect(await screen.findByText(/^Nessun risultato/)).toBeInTheDocument();
});
