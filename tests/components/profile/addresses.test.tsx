import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressEditor } from "@/components/addresses/address-editor";
import { AddressesPage } from "@/components/addresses/addresses-page";
import { home, makeCart } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const withService = (addressId: number, addressName: string, deliveryServiceId: number) => ({
  ...home,
  addressId,
  addressName,
  deliveryServiceId,
});

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("lists the addresses of every home delivery service, and no pick-up points", async () => {
  const gateway = stubGateway({
    "cart/view": { data: makeCart() },
    "user-address/list": {
      data: [
        withService(11, "Casa", 2),
        withService(12, "Mare", 6),
        withService(13, "Nonna", 10),
        withService(101, "Madia Navigli", 1),
      ],
    },
  });
  renderPage(<AddressesPage />);
  const names = await screen.findAllByRole("link", { name: /^Modifica l'indirizzo/ });
  expect(names.map((link) => link.getAttribute("aria-label"))).toEqual([
    "Modifica l'indirizzo Casa",
    "Modifica l'indirizzo Mare",
    "Modifica l'indirizzo Nonna",
  ]);
  expect(gateway.requestsTo("user-address/list")[0]?.params.has("delivery_service_id")).toBe(false);
});

it.each([2, 6, 10])("an edited address stays one of service %i", async (deliveryServiceId) => {
  const edited = withService(12, "Mare", deliveryServiceId);
  const gateway = stubGateway({
    "cart/view": { data: makeCart() },
    "user-address/view": { data: edited },
    "geo/country-list": { data: [{ countryId: 1, iso: "IT", name: "Italia" }] },
    "geo/province-list": { data: [{ province: "MI", name: "Milano" }] },
    "geo/homedelivery-list-simple": { data: [] },
    "user-address/check": { data: {} },
    "user-address/update": { data: edited },
  });
  renderPage(<AddressEditor addressId={12} />);
  await userEvent.click(await screen.findByRole("button", { name: "Salva indirizzo" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/profile/addresses"));
  const bodies = ["check", "update"].map((call) => gateway.requestsTo(`user-address/${call}`)[0]?.body);
  expect(bodies).toMatchObject([{ deliveryServiceId }, { deliveryServiceId, addressId: 12 }]);
});

it("says that an address is no longer there instead of asking for a new one", async () => {
  stubGateway({ "cart/view": { data: makeCart() }, "user-address/view": { data: null } });
  renderPage(<AddressEditor addressId={12} />);
  expect(await screen.findByRole("heading", { name: "Questo indirizzo non c'è più" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Vedi i tuoi indirizzi" })).toHaveAttribute(
    "href",
    "/profile/addresses",
  );
  expect(screen.queryByRole("button", { name: "Salva indirizzo" })).toBeNull();
});

it("leaves the form of a saved address, and keeps it busy, where the shop does not answer the address", async () => {
  const gateway = stubGateway({
    "cart/view": { data: makeCart() },
    "user-address/view": { data: home },
    "geo/country-list": { data: [{ countryId: 1, iso: "IT", name: "Italia" }] },
    "geo/province-list": { data: [{ province: "MI", name: "Milano" }] },
    "geo/homedelivery-list-simple": { data: [] },
    "user-address/check": { data: {} },
    "user-address/update": { data: null },
  });
  push.mockClear();
  renderPage(<AddressEditor addressId={11} />);
  const save = await screen.findByRole("button", { name: "Salva indirizzo" });
  await userEvent.click(save);
  await waitFor(() => expect(push).toHaveBeenCalledWith("/profile/addresses"));
  await userEvent.click(save);
  expect(save).toHaveAttribute("aria-busy");
  expect(gateway.requestsTo("user-address/update")).toHaveLength(1);
});

describe("removing an address", () => {
  const remaining = withService(12, "Mare", 6);

  async function removeHome(next: object[]) {
    let isRemoved = false;
    let answer = () => {};
    const gateway = stubGateway({
      "cart/view": { data: makeCart() },
      "user-address/list": () => ({ data: isRemoved ? next : [home, ...next] }),
      "user-address/delete": () =>
        new Promise((resolve) => {
          answer = () => {
            isRemoved = true;
            resolve({ data: null });
          };
        }),
    });
    renderPage(<AddressesPage />);
    const button = await screen.findByRole("button", { name: "Elimina l'indirizzo Casa" });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Elimina" }));
    await waitFor(() => expect(gateway.requestsTo("user-address/delete")).toHaveLength(1));
    return { button, answer: () => act(async () => answer()) };
  }

  it("keeps the focus on its button until the shop answers, then on the next one", async () => {
    const { button, answer } = await removeHome([remaining]);
    expect(button).toHaveFocus();
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute("aria-busy", "true");
    await answer();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: /Mare/ })).toHaveFocus();
  });

  it("moves the focus to the title after the last one", async () => {
    const { button, answer } = await removeHome([]);
    await answer();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });
});
