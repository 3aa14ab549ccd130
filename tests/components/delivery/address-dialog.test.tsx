import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressDialog } from "@/components/delivery/address-dialog";
import { home, homeDelivery, makeCart } from "@/tests/fixtures/buying";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const services = [
  homeDelivery,
  { ...homeDelivery, deliveryServiceId: 1, name: "Ritiro in negozio" },
  { ...homeDelivery, deliveryServiceId: 4, name: "Locker", showTab: false },
];
const office = { ...home, addressId: 12, addressName: "Ufficio", address1: "Corso Como", addressNumber: "9" };
const shop = {
  ...home,
  addressId: 101,
  addressName: "Madia Navigli",
  deliveryServiceId: 1,
  addressTypeId: 3,
  distance: 730,
};
const place = {
  postalcode: "20145",
  city: "Milano",
  province: "MI",
  latitude: 45.4,
  longitude: 9.1,
  served: true,
};

function setUp({ signedIn = true } = {}) {
  signedInHint(signedIn);
  const onSettle = jest.fn();
  const door = stubDoor({
    "cart/view": { data: makeCart([], { timeslot: null }) },
    "address/delivery-service-list": { data: services },
    "user-address/list": { data: [home, office] },
    "address/list": { data: [shop] },
    "geo/homedelivery-list-simple": { data: [place] },
    "user-address/select": { data: {} },
  });
  renderPage(<AddressDialog deliveryServiceId={2} onSettle={onSettle} />);
  return { door, onSettle };
}

afterEach(leavePage);

describe("choosing where the shopping goes", () => {
  it("has a tab for each service that is shown", async () => {
    setUp();
    await screen.findByRole("tab", { name: "Consegna a casa" });
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Consegna a casa",
      "Ritiro in negozio",
    ]);
  });

  it("sets one of the customer's addresses and goes on to the slot", async () => {
    const { door, onSettle } = setUp();
    await userEvent.click(await screen.findByRole("button", { name: "Scegli Ufficio" }));
    await waitFor(() => expect(onSettle).toHaveBeenCalledWith("setTimeslot"));
    const { params } = door.calls("user-address/select")[0] ?? {};
    expect(Object.fromEntries(params ?? [])).toEqual({
      address_type: "1",
      address_id: "12",
      delivery_service_id: "2",
    });
  });

  describe("that another store serves", () => {
    const monza = { ...office, storeId: 6, storeName: "Madia Monza Parco" };
    const check = "user-registration-disclaimer/check-disclaimer";

    function setUpStore({ accepted = false, signedIn = true } = {}) {
      const { door, onSettle } = setUp({ signedIn });
      door.on("user-address/list", { data: [{ ...home, storeId: makeCart().storeId }, monza] });
      door.on("address/list", { data: [{ ...shop, storeId: 6, storeName: "Madia Monza Parco" }] });
      door.on(check, { data: accepted });
      door.on("registration-disclaimer/list", {
        data: [
          {
            disclaimerId: 61,
            storeId: 6,
            priority: 1,
            title: "Informativa",
            content: "",
            url: "",
            more: "",
            required: true,
            given: null,
          },
        ],
      });
      door.on("user-registration-disclaimer/update-disclaimer", { data: [] });
      return { door, onSettle };
    }
    const consents = () => screen.findByRole("dialog", { name: "Madia Monza Parco: privacy e consensi" });

    it("asks for that store's consents first, saves them, then sets it", async () => {
      const { door, onSettle } = setUpStore();
      await userEvent.click(await screen.findByRole("button", { name: "Scegli Ufficio" }));
      const dialog = await consents();
      expect(door.calls(check)[0]?.params.get("store_id")).toBe("6");
      expect(door.calls("user-address/select")).toHaveLength(0);
      await userEvent.click(await within(dialog).findByRole("checkbox", { name: "Ho letto*" }));
      await userEvent.click(within(dialog).getByRole("button", { name: "Aggiorna e continua" }));
      await waitFor(() => expect(onSettle).toHaveBeenCalledWith("setTimeslot"));
      expect(
        door.asked.map(({ path }) => path).filter((path) => /update-disclaimer|address\/select/.test(path)),
      ).toEqual(["user-registration-disclaimer/update-disclaimer", "user-address/select"]);
    });

    it("stays with the old store when its questions are closed, the addresses still there", async () => {
      const { door, onSettle } = setUpStore();
      await userEvent.click(await screen.findByRole("tab", { name: "Ritiro in negozio" }));
      await userEvent.click(await screen.findByRole("button", { name: "Scegli Madia Navigli" }));
      await userEvent.click(within(await consents()).getByRole("button", { name: "Chiudi" }));
      expect(screen.queryByRole("dialog", { name: /privacy e consensi/ })).not.toBeInTheDocument();
      expect(await screen.findByRole("button", { name: "Scegli Madia Navigli" })).toBeEnabled();
      expect(door.calls("user-address/select")).toHaveLength(0);
      expect(onSettle).not.toHaveBeenCalled();
    });

    it.each([
      ["has them on record", { accepted: true }, "Scegli Ufficio"],
      ["serves the address already", {}, "Casa, già scelto"],
    ])("asks nothing where the store %s", async (_what, setting, button) => {
      const { onSettle } = setUpStore(setting);
      await userEvent.click(await screen.findByRole("button", { name: button }));
      await waitFor(() => expect(onSettle).toHaveBeenCalledWith("setTimeslot"));
      expect(screen.queryByRole("dialog", { name: /privacy e consensi/ })).not.toBeInTheDocument();
    });

    it("asks a visitor nothing", async () => {
      const { door, onSettle } = setUpStore({ signedIn: false });
      await userEvent.click(await screen.findByRole("tab", { name: "Ritiro in negozio" }));
      await userEvent.click(await screen.findByRole("button", { name: "Scegli Madia Navigli" }));
      await waitFor(() => expect(onSettle).toHaveBeenCalled());
      expect(door.calls(check)).toHaveLength(0);
    });

    it("sets nothing when it could not be learnt what was consented to", async () => {
      const { door } = setUpStore();
      door.on(check, { status: 1, errors: [{ code: "x", message: "Riprova più tardi" }] });
      await userEvent.click(await screen.findByRole("button", { name: "Scegli Ufficio" }));
      expect(await screen.findByText("Riprova più tardi")).toBeInTheDocument();
      expect(door.calls("user-address/select")).toHaveLength(0);
      expect(screen.getByRole("button", { name: "Scegli Ufficio" })).not.toHaveAttribute("aria-busy");
    });
  });

  it("says why an address could not be set", async () => {
    const { door, onSettle } = setUp();
    door.on("user-address/select", {
      status: 1,
      errors: [
        { code: "error.address.uncovered", message: "L'indirizzo inserito non è coperto dal servizio" },
      ],
    });
    await userEvent.click(await screen.findByRole("button", { name: "Scegli Ufficio" }));
    expect(await screen.findByText("L'indirizzo inserito non è coperto dal servizio")).toBeInTheDocument();
    expect(onSettle).not.toHaveBeenCalled();
  });

  it("asks for the shops near a place and says how far they are", async () => {
    const { door } = setUp();
    await userEvent.click(await screen.findByRole("tab", { name: "Ritiro in negozio" }));
    expect(await screen.findByText("a 730 m")).toBeInTheDocument();
    await userEvent.type(screen.getByRole("searchbox", { name: "Cerca vicino a te" }), "Mil");
    await userEvent.click(await screen.findByRole("button", { name: "20145 Milano (MI)" }));
    await waitFor(() => expect(door.calls("address/list").at(-1)?.params.get("latitude")).toBe("45.4"));
  });

  it("shows the points of the chosen store first", async () => {
    const { door } = setUp();
    const own = { ...shop, addressId: 102, addressName: "Madia Mia", storeId: makeCart().storeId };
    door.on("address/list", { data: [{ ...shop, storeId: 99 }, own] });
    await userEvent.click(await screen.findByRole("tab", { name: "Ritiro in negozio" }));
    const [first] = await screen.findAllByRole("button", { name: /^Scegli Madia/ });
    expect(first).toHaveAccessibleName("Scegli Madia Mia");
  });

  it("warns when nothing is found", async () => {
    const { door } = setUp();
    door.on("geo/homedelivery-list-simple", { data: [] });
    await userEvent.click(await screen.findByRole("tab", { name: "Ritiro in negozio" }));
    await screen.findByText("a 730 m");
    await userEvent.type(screen.getByRole("searchbox", { name: "Cerca vicino a te" }), "Palermo");
    expect(await screen.findByText(/^Nessun risultato/)).toBeInTheDocument();
  });

  it("tells an anonymous visitor whether the town is served, and offers the log-in", async () => {
    const { onSettle } = setUp({ signedIn: false });
    await userEvent.type(await screen.findByRole("textbox", { name: "CAP" }), "20145");
    expect(await screen.findByText(/20145 Milano \(MI\): ti portiamo la spesa a casa/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Aggiungi un indirizzo" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Accedi per scegliere l'indirizzo" }));
    expect(onSettle).toHaveBeenCalledWith("login");
  });

  it("removes an address only once that is confirmed", async () => {
    const { door } = setUp();
    door.on("user-address/delete", { data: null });
    await userEvent.click(await screen.findByRole("button", { name: "Elimina l'indirizzo Ufficio" }));
    const dialog = await screen.findByRole("dialog", { name: "Eliminare l'indirizzo?" });
    expect(door.calls("user-address/delete")).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole("button", { name: "Elimina" }));
    await waitFor(() => expect(door.calls("user-address/delete")).toHaveLength(1));
  });

  it("asks before it saves an address the shop does not know", async () => {
    const { door, onSettle } = setUp();
    door.on("user-address/check", { status: 1, errors: [{ code: "unknown", message: "?" }] });
    door.on("user-address/update", { data: { ...office, addressId: 13 } });
    await userEvent.click(await screen.findByRole("button", { name: "Aggiungi un indirizzo" }));
    await userEvent.type(screen.getByLabelText("Via o piazza"), "Via Nuova");
    await userEvent.type(screen.getByLabelText("Numero civico"), "1");
    await userEvent.type(screen.getByLabelText("CAP"), "20145");
    await waitFor(() => expect(screen.getByLabelText("Comune")).toHaveValue("Milano"));
    await userEvent.type(screen.getByLabelText("Telefono"), "333 1234567");
    await userEvent.click(screen.getByRole("button", { name: "Salva indirizzo" }));
    const dialog = await screen.findByRole("dialog", { name: "Indirizzo non validato, salvare lo stesso?" });
    expect(door.calls("user-address/update")).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole("button", { name: "Salva lo stesso" }));
    await waitFor(() => expect(onSettle).toHaveBeenCalledWith("setTimeslot"));
    expect(door.calls("user-address/update")[0]?.body).toMatchObject({ postalcode: "20145", province: "MI" });
  });

  it("names every missing field in a summary that takes the focus", async () => {
    setUp();
    await userEvent.click(await screen.findByRole("button", { name: "Aggiungi un indirizzo" }));
    await userEvent.click(screen.getByRole("button", { name: "Salva indirizzo" }));
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole("link", { name: "CAP: Campo obbligatorio" }));
    expect(screen.getByLabelText("CAP")).toHaveFocus();
  });
});
