import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerRequest, closeRequest } from "@/app/[locale]/(backoffice)/backoffice/requests/actions";
import { StaffAnswerForm } from "@/components/backoffice/staff-answer-form";
import type { StaffForm } from "@/lib/ebsn/domain/form-request";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import messages from "@/messages/it.json";
import { renderPage, resetPage } from "@/tests/support/render-page";

jest.mock("@/lib/gateway/as-visitor", () => ({ submitAsVisitor: jest.fn() }));
jest.mock("@/lib/session/server", () => ({ readSession: async () => ({ staff: { roles: ["FORMS"] } }) }));
jest.mock("next-intl/server", () => ({ getTranslations: async () => (key: string) => key }));

const labels = messages.backoffice.requests;
const request = {
  ...{ cuFormId: 7, status: "open", answer: "" },
  sender: { userId: null, firstName: "Elena", lastName: "Marchetti", email: "elena@madia.test" },
} as unknown as StaffForm;

beforeEach(() => {
  const errors = [{ code: "error.form.closed", message: "La richiesta è già chiusa." }];
  jest.mocked(submitAsVisitor).mockResolvedValue({
    ...{ http: 200, data: null },
    response: { status: 1, errors, infos: [], warnings: [] },
  });
  renderPage(<StaffAnswerForm request={request} actions={{ answer: answerRequest, close: closeRequest }} />);
});
afterEach(resetPage);

it("keeps a rejected answer and says why it was rejected", async () => {
  await userEvent.type(screen.getByLabelText(labels.answerLabel), "Apriamo a marzo.");
  await userEvent.click(screen.getByRole("button", { name: labels.answerSubmit }));
  expect(await screen.findByRole("alert")).toHaveTextContent("La richiesta è già chiusa.");
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(screen.getByLabelText(labels.answerLabel)).toHaveValue("Apriamo a marzo.");
});

it("says why a request cannot be closed", async () => {
  await userEvent.click(screen.getByRole("button", { name: labels.close }));
  expect(await screen.findByRole("alert")).toHaveTextContent("La richiesta è già chiusa.");
});
