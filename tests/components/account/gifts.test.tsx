import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GiftsPage } from "@/components/account/gifts-page";
import { makeCart } from "@/tests/fixtures/buying";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const gift = {
  giftCertificateId: 1,
  giftCode: "SEMPRE5",
  description: "5 € sulla spesa",
  endDate: "",
  minimumCents: 5000,
  needsItem: false,
  isInCart: false,
  orderId: null,
  certificates: [],
};
const used = { ...gift, giftCertificateId: 2, giftCode: "GIAUSATO", description: "Usato", orderId: 700001 };
const over = {
  ...gift,
  giftCertificateId: 3,
  giftCode: "SCADUTO",
  description: "Vecchio",
  endDate: "2020-01-31",
};

const REST = { "cart/view": { data: makeCart([]) }, "personal-coupon/get_coupon": { data: [] } };

const part = async (name: string) => within(await screen.findByRole("region", { name }));

beforeEach(() => signedInHint());
afterEach(leavePage);

it("tells vouchers to use from those used and expired, and says what each is good for", async () => {
  const door = stubDoor({ ...REST, "giftcertificate/list": { data: [over, used, gift] } });
  renderPage(<GiftsPage />);
  const open = await part("Da usare");
  expect(open.getAllByRole("listitem")).toHaveLength(1);
  expect(open.getByText(/da una spesa di 50,00/)).toBeInTheDocument();
  const past = await part("Usati e scaduti");
  expect(past.getByRole("link", { name: "Ordine n. 700001" })).toHaveAttribute(
    "href",
    "/profile/orders/700001",
  );
  expect(past.getByText(/scaduto il 31\/01\/2020/)).toBeInTheDocument();
  expect(past.queryByRole("button")).not.toBeInTheDocument();
  expect(door.calls("giftcertificate/list")[0]?.params.get("show_history")).toBe("true");
});

it("puts a voucher in the cart and takes it out again", async () => {
  const door = stubDoor({ ...REST, "giftcertificate/list": { data: [gift] } });
  renderPage(<GiftsPage />);
  door.on("cart-giftcertificate/add_code", () => {
    door.on("giftcertificate/list", { data: [{ ...gift, isInCart: true }] });
    return { data: makeCart([]) };
  });
  await userEvent.click(await screen.findByRole("button", { name: "Usa ora: 5 € sulla spesa" }));
  expect(await screen.findByRole("button", { name: "Rimuovi: 5 € sulla spesa" })).toBeInTheDocument();
  expect(door.calls("cart-giftcertificate/add_code")[0]?.body).toEqual({ code: "SEMPRE5" });
});

it("says beside the field why a typed code is not taken, and keeps it", async () => {
  const message = "Questo codice è scaduto il 31/01/2020.";
  stubDoor({
    ...REST,
    "giftcertificate/list": { data: [] },
    "cart-giftcertificate/add_code": { status: 1, errors: [{ code: "error.gift.expired", message }] },
  });
  renderPage(<GiftsPage />);
  expect(await screen.findByText("Non hai buoni da usare")).toBeInTheDocument();
  const field = screen.getByLabelText("Hai un codice?");
  await userEvent.click(screen.getByRole("button", { name: "Aggiungi" }));
  expect(field).toHaveAccessibleDescription(/Scrivi il codice\./);
  await userEvent.type(field, "vecchio{Enter}");
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field).toHaveValue("vecchio");
});

it("shows certificates for goods with how many there are", async () => {
  const certificates = [1, 2, 3].map((userGiftCertificateId) => ({ userGiftCertificateId, itemId: null }));
  stubDoor({
    ...REST,
    "giftcertificate/list": { data: [] },
    "personal-coupon/get_coupon": { data: [{ ...gift, needsItem: true, certificates }] },
  });
  renderPage(<GiftsPage />);
  expect((await part("I tuoi bolloni")).getByText(/3 bolloni/)).toBeInTheDocument();
});
