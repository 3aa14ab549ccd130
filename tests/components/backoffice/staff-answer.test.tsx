import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refresh } from "next/cache";
import { answerRequest, closeRequest } from "@/app/[locale]/(backoffice)/backoffice/requests/actions";
import { StaffAnswerForm } from "@/components/backoffice/staff-answer-form";
import type { StaffForm } from "@/lib/ebsn/domain/form-request";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import messages from "@/messages/it.json";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { renderWithProviders } from "../render-with-providers";

jest.mock("next/cache", () => ({ refresh: jest.fn() }));
jest.mock("@/lib/gateway/as-visitor", () => ({ submitAsVisitor: jest.fn() }));
jest.mock("@/lib/session/server", () => ({ readSession: async () => ({ staff: { roles: ["FORMS"] } }) }));
jest.mock("next-intl/server", () => ({
  getTranslations: async () => Object.assign((key: string) => key, { has: () => false }),
}));

const labels = messages.backoffice.requests;
const request = {
  cuFormId: 7,
  status: "open",
  answers: [],
  sender: { userId: null, firstName: "Elena", lastName: "Marchetti", email: "elena@madia.test" },
} as unknown as StaffForm;

const actions = { answer: answerRequest, close: closeRequest };
const form = (shown: StaffForm) => (
  <StaffAnswerForm request={shown} inboxHref="/backoffice/requests?page=3" actions={actions} />
);

const lastSent = () => jest.mocked(submitAsVisitor).mock.lastCall?.[1];

function replyWith(errors: { code: string; message: string }[], http = 200) {
  jest.mocked(submitAsVisitor).mockResolvedValue({
    http,
    data: null,
    response: { status: errors.length, errors, infos: [], warnings: [] },
  });
}

beforeEach(() => replyWith([{ code: "error.form.closed", message: "La richiesta è già chiusa." }]));
afterEach(() => {
  resetPage();
  sessionStorage.clear();
});

it("keeps a rejected answer and says why it was rejected", async () => {
  renderPage(form(request));
  await userEvent.type(screen.getByLabelText(labels.answerLabel), "Apriamo a marzo.");
  await userEvent.click(screen.getByRole("button", { name: labels.answerSubmit }));
  expect(await screen.findByRole("alert")).toHaveTextContent("La richiesta è già chiusa.");
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(screen.getByLabelText(labels.answerLabel)).toHaveValue("Apriamo a marzo.");
});

it("says why a request cannot be closed", async () => {
  renderPage(form(request));
  await userEvent.click(screen.getByRole("button", { name: labels.close }));
  expect(await screen.findByRole("alert")).toHaveTextContent("La richiesta è già chiusa.");
});

it("says that the answer was sent", async () => {
  replyWith([]);
  renderWithProviders(form(request));
  await userEvent.type(screen.getByLabelText(labels.answerLabel), "Apriamo a marzo.");
  await userEvent.click(screen.getByRole("button", { name: labels.answerSubmit }));
  const status = await screen.findByRole("status");
  expect(status).toHaveTextContent("backoffice.requests.done.answered");
  expect(screen.getByRole("button", { name: labels.answerSubmit })).toHaveFocus();
  expect(screen.getByLabelText(labels.answerLabel)).toHaveValue("");
});

it("leaves what is typed on while the answer is sent", async () => {
  const sent = { http: 200, data: null, response: { status: 0, errors: [], infos: [], warnings: [] } };
  let reply: (result: typeof sent) => void = () => undefined;
  jest.mocked(submitAsVisitor).mockReturnValue(new Promise((resolve) => (reply = resolve)));
  renderWithProviders(form(request));
  await userEvent.type(screen.getByLabelText(labels.answerLabel), "Apriamo a marzo.");
  await userEvent.click(screen.getByRole("button", { name: labels.answerSubmit }));
  await userEvent.type(screen.getByLabelText(labels.answerLabel), " Anche la domenica.");
  reply(sent);
  await screen.findByRole("status");
  expect(screen.getByLabelText(labels.answerLabel)).toHaveValue("Apriamo a marzo. Anche la domenica.");
});

it("says that the request was closed, with the way back to its place in the list", async () => {
  replyWith([]);
  const { rerender } = renderWithProviders(form(request));
  await userEvent.click(screen.getByRole("button", { name: labels.close }));
  await screen.findByRole("status");
  rerender(form({ ...request, status: "closed" }));
  const status = await screen.findByRole("status");
  expect(status).toHaveTextContent("backoffice.requests.done.closed");
  expect(status).toHaveFocus();
  const back = screen.getByRole("link", { name: labels.toInbox });
  expect(back).toHaveAttribute("href", "/backoffice/requests?page=3");
});

it("stops an answer to what another of the staff has answered, shows that answer and keeps the text", async () => {
  const conflict = { code: "error.form.conflict", message: "Nel frattempo Dario ha già risposto." };
  replyWith([conflict], 409);
  const { rerender } = renderWithProviders(form({ ...request, updatedAt: "2026-11-27T10:00:00.000Z" }));
  await userEvent.type(screen.getByLabelText(labels.answerLabel), "Apriamo a marzo.");
  await userEvent.click(screen.getByRole("button", { name: labels.answerSubmit }));
  expect(await screen.findByRole("alert")).toHaveTextContent(conflict.message);
  expect(lastSent()).toMatchObject({ updated_at: "2026-11-27T10:00:00.000Z" });
  expect(refresh).toHaveBeenCalled();
  const answers = [{ text: "Apriamo ad aprile.", staffName: "Dario", sentAt: "" }];
  rerender(form({ ...request, status: "answered", answers, updatedAt: "2026-11-27T11:00:00.000Z" }));
  expect(screen.getByLabelText(labels.answerLabel)).toHaveValue("Apriamo a marzo.");
  await userEvent.click(screen.getByRole("button", { name: "Manda comunque" }));
  expect(lastSent()).toMatchObject({ updated_at: "2026-11-27T11:00:00.000Z", answer: "Apriamo a marzo." });
});

it("says that a blank answer is none, and does not send it", async () => {
  jest.mocked(submitAsVisitor).mockClear();
  renderWithProviders(form(request));
  await userEvent.type(screen.getByLabelText(labels.answerLabel), "   ");
  await userEvent.click(screen.getByRole("button", { name: labels.answerSubmit }));
  expect(await screen.findByRole("alert")).toHaveTextContent("backoffice.requests.answerEmpty");
  expect(submitAsVisitor).not.toHaveBeenCalled();
});

it("says nothing of a request that was closed before", () => {
  renderWithProviders(form({ ...request, status: "closed" }));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

it("says that an answer was put back, and throws it away", async () => {
  const { unmount } = renderWithProviders(form(request));
  await userEvent.type(screen.getByLabelText(labels.answerLabel), "Apriamo a marzo.");
  unmount();
  renderWithProviders(form(request));
  expect(screen.getByLabelText(labels.answerLabel)).toHaveValue("Apriamo a marzo.");
  const { restored, discardRestored } = messages.backoffice.content;
  expect(await screen.findByText(restored)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: discardRestored }));
  expect(screen.getByLabelText(labels.answerLabel)).toHaveValue("");
  expect(screen.queryByText(restored)).not.toBeInTheDocument();
});
