import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreDialog } from "@/components/delivery/store-dialog";
import { readCart } from "@/lib/cart/held";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { home, homeDelivery, makeCart } from "@/tests/fixtures/buying";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const MORE = "Al massimo un messaggio alla settimana.";

const ask = (disclaimerId: number, title: string, required: boolean): Disclaimer => ({
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

const settle = jest.fn();

async function setUp(accepted: boolean) {
  const door = stubDoor({
    "cart/view": { data: makeCart() },
    "store/list": {
      data: [
        { storeId: 5, name: "Milano", address: null, services: [pickUp, homeDelivery, locker] },
        { storeId: 8, name: "Brescia", address: home, services: [pickUp, homeDelivery, locker] },
        { storeId: 9, name: "Como", address: null, services: [pickUp, homeDelivery] },
      ],
    },
    "user-registration-disclaimer/check-disclaimer": { data: accepted },
    "registration-disclaimer/list": { data: [ask(81, "Informativa", true), ask(83, "Novità", false)] },
    "user-registration-disclaimer/update-disclaimer": { data: [] },
    "store/select": { data: null },
  });
  await act(() => readCart());
  renderPage(<StoreDialog onSettle={settle} />);
  return door;
}

const choose = async (store: string) =>
  userEvent.click(await screen.findByRole("button", { name: `Scegli ${store}` }));

beforeEach(() => {
  signedInHint();
  settle.mockClear();
});

afterEach(leavePage);

it("goes on to the address from the store that is chosen already", async () => {
  const door = await setUp(false);
  await userEvent.click(await screen.findByRole("button", { name: "Milano, già scelto" }));
  expect(settle).toHaveBeenCalledWith({ action: "setAddress", deliveryServiceId: 2 });
  expect(door.calls("store/select")).toHaveLength(0);
});

it("shows under each way of getting the goods the stores that offer it, and goes on with that way", async () => {
  await setUp(true);
  expect(await screen.findByRole("tab", { name: homeDelivery.name })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  expect(screen.getByRole("button", { name: "Scegli Como" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("tab", { name: "Locker" }));
  expect(screen.queryByRole("button", { name: "Scegli Como" })).not.toBeInTheDocument();
  await choose("Brescia");
  await waitFor(() => expect(settle).toHaveBeenCalledWith({ action: "setAddress", deliveryServiceId: 4 }));
});

it("sets a store whose consents are on record at once", async () => {
  const door = await setUp(true);
  await choose("Brescia");
  await waitFor(() => expect(settle).toHaveBeenCalledWith({ action: "setAddress", deliveryServiceId: 2 }));
  expect(door.calls("store/select")[0]?.params.get("store_id")).toBe("8");
});

it("asks for the consents of a new store first, saves them, then sets it", async () => {
  const door = await setUp(false);
  await choose("Brescia");
  await userEvent.click(await screen.findByRole("button", { name: "Aggiorna e continua" }));
  expect(screen.getByText("È obbligatorio accettare questo consenso per procedere")).toBeInTheDocument();
  const tick = screen.getByRole("checkbox", { name: "Ho letto*" });
  expect(tick).toHaveFocus();
  await userEvent.click(tick);
  await userEvent.click(screen.getByRole("button", { name: "Per saperne di più: Novità" }));
  expect(within(screen.getByRole("dialog", { name: "Novità" })).getByText(MORE)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("radio", { name: "Nego il consenso" }));
  expect(screen.getByText(/non riceverai volantini/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Aggiorna e continua" }));
  await waitFor(() => expect(settle).toHaveBeenCalledWith({ action: "setAddress", deliveryServiceId: 2 }));
  expect(door.calls("user-registration-disclaimer/update-disclaimer")[0]?.body).toEqual({
    store_id: 8,
    disclaimers: [
      { registrationDisclaimerId: 81, value: "1" },
      { registrationDisclaimerId: 83, value: "0" },
    ],
  });
  const order = door.asked
    .map(({ path }) => path)
    .filter((path) => /update-disclaimer|store\/select/.test(path));
  expect(order).toEqual(["user-registration-disclaimer/update-disclaimer", "store/select"]);
});

it("sets no store when the consents could not be saved", async () => {
  const door = await setUp(false);
  door.on("user-registration-disclaimer/update-disclaimer", {
    status: 1,
    errors: [{ code: "x", message: "Riprova più tardi" }],
  });
  await choose("Brescia");
  await userEvent.click(await screen.findByRole("checkbox", { name: "Ho letto*" }));
  await userEvent.click(screen.getByRole("radio", { name: "Do il consenso" }));
  await userEvent.click(screen.getByRole("button", { name: "Aggiorna e continua" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Riprova più tardi");
  expect(door.calls("store/select")).toHaveLength(0);
});
