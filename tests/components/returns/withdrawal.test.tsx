import { screen } from "@testing-library/react";
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
  ...{ orderId: 700004, dateIso: "2026-11-18", endsOn: "2026-12-04" },
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
    withdrawalItems: [{ orderItemId: 1, quantity: 1 }],
  });
  await press(labels.back);
  await screen.findByLabelText(labels.name);
  await press(labels.continue);
  expect(await select(/Detersivo/)).toHaveValue("1");
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

it("keeps what was written and chosen when a step cannot be sent", async () => {
  jest.mocked(submitAsVisitor).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await userEvent.type(await screen.findByLabelText(labels.name), " Bianchi");
  await press(labels.continue);
  expect(await screen.findByRole("alert")).toHaveTextContent(messages.errors.generic);
  expect(screen.getByLabelText(labels.name)).toHaveValue("Giulia Bianchi");
  await press(labels.continue);
  await userEvent.selectOptions(await select(/Detersivo/), "2");
  jest.mocked(submitAsVisitor).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await press(labels.confirm);
  expect(await screen.findByRole("alert")).toHaveTextContent(messages.errors.generic);
  expect(await select(/Detersivo/)).toHaveValue("2");
});
