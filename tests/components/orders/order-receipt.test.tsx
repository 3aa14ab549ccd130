import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderReceipt } from "@/components/orders/order-receipt";
import type { PersonFiscal } from "@/lib/ebsn/domain/invoice";
import { makeOrder } from "@/tests/fixtures/orders";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const invoice: PersonFiscal = {
  personFiscalId: 1,
  company: true,
  name: "Studio Colombo Architetti",
  fiscalCode: "09876543217",
  vatNumber: "09876543217",
  sdiCode: "M5UXCR1",
  certifiedEmail: "",
  address1: "Via Savona",
  addressNumber: "97",
  postalcode: "20144",
  city: "Milano",
  province: "MI",
  country: "IT",
};

const PAPER = { data: { html: "<p>Madia S.p.A.</p>" } };

afterEach(resetPage);

async function open(order = makeOrder({ statusId: 8 })) {
  stubGateway({ "finiper-digireceipt/getReceiptHtml": PAPER });
  const { container } = renderPage(<OrderReceipt order={order} />);
  const details = container.querySelector("details")!;
  details.open = true;
  await screen.findByRole("button", { name: "Stampa" });
  return details.querySelector("iframe")!;
}

it("shows the receipt of a delivered order in a frame without scripts", async () => {
  const frame = await open();
  expect(screen.getByText("Scontrino digitale")).toBeInTheDocument();
  expect(frame.getAttribute("srcdoc")).toContain("<p>Madia S.p.A.</p>");
  expect(frame.getAttribute("srcdoc")).toMatch(
    /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';/,
  );
  expect(frame.getAttribute("srcdoc")).toContain("form-action 'none'");
});

it.each([
  [null, "Non riusciamo ad aprire lo scontrino. Riprova tra qualche minuto."],
  [invoice, "Non riusciamo ad aprire la fattura. Riprova tra qualche minuto."],
])("says that it cannot be opened, and tries again: %#", async (asked, text) => {
  const gateway = stubGateway({ "finiper-digireceipt/getReceiptHtml": { status: 1 } });
  const { container } = renderPage(<OrderReceipt order={makeOrder({ statusId: 8, invoice: asked })} />);
  container.querySelector("details")!.open = true;
  expect(await screen.findByText(text)).toBeVisible();
  gateway.setResponse("finiper-digireceipt/getReceiptHtml", PAPER);
  await userEvent.click(screen.getByRole("button", { name: "Riprova" }));
  expect(await screen.findByRole("button", { name: "Stampa" })).toBeVisible();
});

it("prints and downloads the invoice of who asked for one", async () => {
  const files: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  URL.createObjectURL = (file) => {
    blob = file as Blob;
    return "blob:file";
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  });
  const frame = await open(makeOrder({ statusId: 8, invoice }));
  const print = jest.fn();
  Object.defineProperty(frame, "contentWindow", { value: { print } });
  await userEvent.click(screen.getByRole("button", { name: "Stampa" }));
  expect(print).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Scarica" }));
  expect(files.map(({ name }) => name)).toEqual(["Fattura-710001.html"]);
  expect(files[0]?.blob.type).toContain("text/html");
});

it.each([3, 10])("has no paper in status %s", (statusId) => {
  stubGateway({});
  renderPage(<OrderReceipt order={makeOrder({ statusId })} />);
  expect(screen.queryByText("Scontrino digitale")).not.toBeInTheDocument();
});
