import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { withdraw } from "@/app/[locale]/(account)/recesso/actions";
import { WithdrawalPage } from "@/components/returns/withdrawal-page";
import type { Message } from "@/lib/ebsn/domain/envelope";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import messages from "@/messages/it.json";
import { makeProduct } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { renderPage, resetPage } from "@/tests/support/render-page";

jest.mock("@/lib/gateway/as-visitor", () => ({ submitAsVisitor: jest.fn() }));
jest.mock("next-intl/server", () => ({
  getTranslations: async () => Object.assign((key: string) => key, { has: () => false }),
  getMessages: async () => jest.requireActual<object>("@/messages/it.json"),
}));

const labels = messages.withdrawal;
const REFUSAL = "Il recesso non è possibile adesso.";

const line = (orderItemId: number, name: string, choices: number[]) => ({
  item: { ...makeOrder().items[0]!, orderItemId, product: makeProduct({ name }) },
  isWithdrawable: true,
  choices,
});

const order = {
  orderId: 700004,
  dateIso: "2026-11-18",
  endsOn: "2026-12-04",
  lines: [line(1, "Detersivo", [1, 2, 3]), line(2, "Spugne", [1, 2])],
};

const answer = (data: unknown, errors: Message[] = []) => ({
  http: 200,
  response: { status: errors.length, errors, infos: [], warnings: [] },
  data,
});

const select = (name: RegExp) => screen.findByRole("combobox", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  jest
    .mocked(submitAsVisitor)
    .mockImplementation(async (path) =>
      path.includes("find") ? answer(order) : answer(null, [{ code: "error.refund", message: REFUSAL }]),
    );
  renderPage(
    <WithdrawalPage
      initialValues={{ name: "Giulia", email: "giulia@madia.test", orderId: "700004" }}
      action={withdraw}
    />,
  );
});
afterEach(resetPage);

it("keeps the chosen quantities when the shop refuses, and after a step back", async () => {
  await press(labels.continue);
  expect(await select(/Detersivo/)).toHaveValue("3");
  await userEvent.selectOptions(await select(/Detersivo/), "1");
  await userEvent.selectOptions(await select(/Spugne/), "0");
  await press(labels.confirm);
  expect(await screen.findByText(REFUSAL)).toBeInTheDocument();
  expect(await select(/Detersivo/)).toHaveValue("1");
  expect(await select(/Spugne/)).toHaveValue("0");
  expect(jest.mocked(submitAsVisitor).mock.lastCall?.[1]).toMatchObject({
    withdrawalItems: [{ orderItemId: 1, quantity: 1, available: 3 }],
  });
  await press(labels.back);
  await screen.findByLabelText(labels.name);
  await press(labels.continue);
  expect(await select(/Detersivo/)).toHaveValue("1");
});

it.each([
  ["2026-11-18", /l'ordine n. 700004, fatto in data 18\/11\/2026\.$/],
  ["", /l'ordine n. 700004\.$/],
])("declares the contract of the day %j", async (dateIso, declaration) => {
  jest.mocked(submitAsVisitor).mockResolvedValue(answer({ ...order, dateIso, endsOn: dateIso }));
  await press(labels.continue);
  expect(await screen.findByText(declaration)).toBeInTheDocument();
  expect(screen.queryAllByText(/^Puoi recedere/)).toHaveLength(dateIso ? 1 : 0);
});

it("asks for a product without choosing them all again", async () => {
  await press(labels.continue);
  await userEvent.selectOptions(await select(/Detersivo/), "0");
  await userEvent.selectOptions(await select(/Spugne/), "0");
  await press(labels.confirm);
  expect(await screen.findByText("withdrawal.nothingChosen")).toBeInTheDocument();
  expect(await select(/Detersivo/)).toHaveValue("0");
  expect(await select(/Spugne/)).toHaveValue("0");
});

it("asks for the name of a person, which is written in the e-mail", async () => {
  const name = await screen.findByLabelText(labels.name);
  await userEvent.type(name, " www.esempio.it");
  await press(labels.continue);
  await waitFor(() => expect(name).toHaveAccessibleDescription(messages.forms.error.peopleName));
  expect(submitAsVisitor).not.toHaveBeenCalled();
});

it("keeps what was written and chosen when a step cannot be sent", async () => {
  jest.mocked(submitAsVisitor).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await userEvent.type(await screen.findByLabelText(labels.name), " Bianchi");
  await press(labels.continue);
  expect(await screen.findByRole("alert")).toHaveTextContent(messages.errors.network);
  expect(screen.getByLabelText(labels.name)).toHaveValue("Giulia Bianchi");
  await press(labels.continue);
  await userEvent.selectOptions(await select(/Detersivo/), "2");
  jest.mocked(submitAsVisitor).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await press(labels.confirm);
  expect(await screen.findByRole("alert")).toHaveTextContent(messages.errors.network);
  expect(await select(/Detersivo/)).toHaveValue("2");
});

it.each([
  { amountCents: 0, isUnpaid: true, isRefunded: false },
  { amountCents: 0, isPrepared: true, isUnpaid: false, isRefunded: false },
  { amountCents: 500, isUnpaid: false, isRefunded: true },
  { amountCents: 500, isPaidLater: true, isUnpaid: false, isRefunded: false, isLowered: true },
])(
  "says what is refunded, and what has to come back: %j",
  async ({ isUnpaid, isRefunded, isLowered, ...amount }) => {
    const receipt = { refundId: 8010, email: "giulia@madia.test", receivedAt: "2026-11-20T08:00:00Z" };
    jest
      .mocked(submitAsVisitor)
      .mockImplementation(async (path) => answer(path.includes("find") ? order : { ...receipt, ...amount }));
    await press(labels.continue);
    await select(/Detersivo/);
    await press(labels.confirm);
    await screen.findByText(/Abbiamo ricevuto il recesso n. 8010/);
    expect(screen.queryAllByText(labels.notPaid)).toHaveLength(isUnpaid ? 1 : 0);
    expect(screen.queryAllByText(/^Togliamo 5,00.€ dalla scadenza/)).toHaveLength(isLowered ? 1 : 0);
    expect(screen.queryAllByText(labels.bringBack)).toHaveLength(isUnpaid ? 0 : 1);
    expect(screen.queryAllByText(/^Ti rimborsiamo/)).toHaveLength(isRefunded ? 1 : 0);
  },
);

it("lists what is missing where the focus goes, at each attempt", async () => {
  await userEvent.clear(await screen.findByLabelText(labels.name));
  await userEvent.clear(screen.getByLabelText(labels.email));
  await press(labels.continue);
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveFocus();
  const links = within(summary).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Nome e cognome: Campo obbligatorio",
    "E-mail: Campo obbligatorio",
  ]);
  await userEvent.click(links[1] as HTMLElement);
  expect(screen.getByLabelText(labels.email)).toHaveFocus();
  await press(labels.continue);
  await waitFor(() => expect(summary).toHaveFocus());
});

it("says that a step could not be sent for another reason than the connection", async () => {
  jest.mocked(submitAsVisitor).mockRejectedValueOnce(new Error("unexpected"));
  await press(labels.continue);
  expect(await screen.findByRole("alert")).toHaveTextContent(messages.errors.generic);
});
