import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressForm } from "@/components/delivery/address-form";
import * as googleAddresses from "@/components/maps/use-google-addresses";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { mapsPermissionStore } from "@/lib/maps/permission";
import { visitorPlaceStore } from "@/lib/session/visitor-place";
import { home, makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { setMapsSettings } from "@/tests/support/maps-settings";
import { renderPage, resetPage } from "@/tests/support/render-page";

jest.mock("@/components/maps/use-google-addresses", () => ({
  __esModule: true,
  ...jest.requireActual<object>("@/components/maps/use-google-addresses"),
}));

beforeEach(() => setSignedIn());
afterEach(() => {
  sessionStorage.clear();
  resetPage();
});

function show(address: Address | null, maps: Parameters<typeof setMapsSettings>[0] = null) {
  const gateway = stubGateway({
    "geo/homedelivery-list-simple": { data: [] },
    "geo/country-list": { data: [{ countryId: 1, name: "Italia", iso: "IT" }] },
    "geo/province-list": { data: [] },
    "registration/user_detail": { data: { phone: "347 7654321" } },
    "cart/view": { data: makeCart([]) },
  });
  setMapsSettings(maps);
  renderPage(<AddressForm deliveryServiceId={2} address={address} onSaved={jest.fn()} />);
  return { gateway };
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Salva indirizzo" }));

describe("the town of a postal code", () => {
  const town = (postalcode: string, city: string, province: string) => ({
    postalcode,
    city,
    province,
    served: true,
  });
  const TOWNS = [
    town("20121", "Milano", "MI"),
    town("27100", "Pavia", "PV"),
    town("26900", "Lodi", "LO"),
    town("26900", "Confine", "PV"),
  ];

  async function changeCode(code: string) {
    await userEvent.clear(screen.getByLabelText("CAP"));
    await userEvent.type(screen.getByLabelText("CAP"), code);
  }

  function showEmpty() {
    const { gateway } = show(null);
    const provinces = ["MI", "PV", "LO"].map((province) => ({ province, name: province }));
    gateway.setResponse("geo/province-list", { data: provinces });
    gateway.setResponse("geo/homedelivery-list-simple", ({ params }) => ({
      data: TOWNS.filter(({ postalcode }) => postalcode === params.get("q")),
    }));
  }

  it("follows another postal code and clears the message of a missing field", async () => {
    showEmpty();
    await save();
    expect(screen.getByLabelText("Comune")).toBeInvalid();
    await changeCode("20121");
    await waitFor(() => expect(screen.getByLabelText("Comune")).toHaveValue("Milano"));
    await waitFor(() => expect(screen.getByLabelText("Comune")).toBeValid());
    await changeCode("27100");
    await waitFor(() => expect(screen.getByLabelText("Comune")).toHaveValue("Pavia"));
    await waitFor(() => expect(screen.getByLabelText("Provincia")).toHaveValue("PV"));
    await changeCode("26900");
    await waitFor(() => expect(screen.getByLabelText("Provincia")).toHaveValue(""));
    expect(screen.getByLabelText("Comune")).toHaveValue("");
  });

  it("is the visitor's once their place is known", async () => {
    act(() => visitorPlaceStore.set(null));
    showEmpty();
    await waitFor(() => expect(screen.getByLabelText("Telefono")).toHaveValue("347 7654321"));
    act(() => visitorPlaceStore.set({ postalcode: "20121", city: "Milano" }));
    expect(screen.getByLabelText("CAP")).toHaveValue("20121");
    expect(screen.getByLabelText("Comune")).toHaveValue("Milano");
    await waitFor(() => expect(screen.getByLabelText("Provincia")).toHaveValue("MI"));
    act(() => visitorPlaceStore.set(null));
  });

  it("is not the visitor's while somebody is about to type another", async () => {
    act(() => visitorPlaceStore.set(null));
    showEmpty();
    await userEvent.click(screen.getByLabelText("Comune"));
    act(() => visitorPlaceStore.set({ postalcode: "20121", city: "Milano" }));
    expect(screen.getByLabelText("CAP")).toHaveValue("");
    expect(screen.getByLabelText("Comune")).toHaveValue("");
    act(() => visitorPlaceStore.set(null));
  });
});

describe("the answer about a chosen address", () => {
  type Found = { id: string; text: string; read: () => Promise<unknown> };
  let found: Found[] = [];
  beforeEach(() => {
    jest
      .spyOn(googleAddresses, "useGoogleAddresses")
      .mockImplementation(
        () => ({ addresses: found, loader: null }) as ReturnType<typeof googleAddresses.useGoogleAddresses>,
      );
    act(() => mapsPermissionStore.set("allowed"));
  });

  async function choose(read: Found["read"]) {
    found = [{ id: "1", text: "Via Italia, Monza", read }];
    show({ ...home, addressNumber: "12" }, { key: "k", mapId: "m" });
    const search = await screen.findByRole("combobox", { name: "Cerca l'indirizzo" });
    await userEvent.type(search, "monza");
    await userEvent.click(await screen.findByRole("option", { name: "Via Italia, Monza" }));
    return search;
  }

  const MONZA = {
    address1: "Via Italia",
    addressNumber: "",
    postalcode: "20900",
    city: "Monza",
    province: "MB",
  };

  it("does not replace what was typed in the meantime", async () => {
    let answer = (_address: object) => {};
    await choose(() => new Promise((resolve) => (answer = resolve)));
    await userEvent.clear(screen.getByLabelText("Numero civico"));
    await userEvent.type(screen.getByLabelText("Numero civico"), "7");
    await act(async () => answer(MONZA));
    expect(screen.getByLabelText("Via o piazza")).toHaveValue("Via Italia");
    expect(screen.getByLabelText("Numero civico")).toHaveValue("7");
  });

  it("is dropped once something else is searched", async () => {
    let answer = (_address: object) => {};
    const search = await choose(() => new Promise((resolve) => (answer = resolve)));
    await userEvent.type(search, " centro");
    await act(async () => answer(MONZA));
    expect(screen.getByLabelText("Via o piazza")).toHaveValue(home.address1);
  });

  it("that does not come is told", async () => {
    await choose(() => Promise.resolve(null));
    expect(await screen.findByRole("combobox", { name: "Cerca l'indirizzo" })).toHaveAccessibleDescription(
      /non si riesce a leggere/,
    );
  });
});
