import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { notFound, redirect } from "next/navigation";
import { Component, type ReactNode } from "react";
import { ContentEditForm } from "@/components/backoffice/content-edit-form";
import { StaffActions } from "@/components/backoffice/staff-actions";
import type { StaffAction } from "@/components/backoffice/staff-action-state";
import { StaffAnswerForm } from "@/components/backoffice/staff-answer-form";
import type { StaffForm } from "@/lib/ebsn/domain/form-request";
import messages from "@/messages/it.json";
import { renderWithProviders } from "../render-with-providers";

const labels = messages.backoffice.requests;
const offline = async () => Promise.reject(new TypeError("Failed to fetch"));

const editor = (action: StaffAction) => (
  <StaffActions action={action} rowIds={["tiramisu"]}>
    <ContentEditForm rowId="tiramisu">
      <textarea aria-label="Preparazione" name="text" />
      <button name="intent" value="publish">
        Pubblica
      </button>
    </ContentEditForm>
  </StaffActions>
);
afterEach(() => sessionStorage.clear());

const preparation = () => screen.getByLabelText("Preparazione");
const publish = () => userEvent.click(screen.getByRole("button", { name: "Pubblica" }));

test("without a connection what was typed stays, and can be sent again", async () => {
  const sent: unknown[] = [];
  const action = jest.fn<ReturnType<StaffAction>, Parameters<StaffAction>>(async (_previous, form) => {
    sent.push(form.get("text"));
    return { rowId: "tiramisu", done: null, errors: ["Manca il titolo."] };
  });
  action.mockImplementationOnce(offline);
  renderWithProviders(editor(action));
  await userEvent.type(preparation(), "Monta i tuorli.");
  await publish();
  expect(await screen.findByText(messages.errors.network)).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(preparation()).toHaveValue("Monta i tuorli.");
  await publish();
  expect(await screen.findByText("Manca il titolo.")).toBeInTheDocument();
  expect(sent).toEqual(["Monta i tuorli."]);
});

test("the next attempt knows what was saved before, and does not overwrite another user's version", async () => {
  const conflict = {
    rowId: "tiramisu",
    done: null,
    errors: ["Cambiata."],
    conflictVersion: 5,
    savedVersion: 4,
  };
  const action = jest.fn<ReturnType<StaffAction>, Parameters<StaffAction>>().mockResolvedValue(conflict);
  renderWithProviders(editor(action));
  await publish();
  await screen.findByText("Cambiata.");
  action.mockImplementationOnce(offline);
  await publish();
  await screen.findByText(messages.errors.network);
  expect(screen.queryByRole("button", { name: "Salva la mia al suo posto" })).not.toBeInTheDocument();
  await publish();
  expect(action).toHaveBeenLastCalledWith(expect.objectContaining({ savedVersion: 4 }), expect.anything());
});

test("after a deployment the page has to be loaded again, and what was typed stays to be copied", async () => {
  renderWithProviders(editor(async () => Promise.reject(new UnrecognizedActionError("not found"))));
  await userEvent.type(preparation(), "Monta i tuorli.");
  await publish();
  expect(await screen.findByText(messages.errors.siteUpdated)).toBeInTheDocument();
  expect(preparation()).toHaveValue("Monta i tuorli.");
});

class Boundary extends Component<{ children: ReactNode }, { digest: string }> {
  override state = { digest: "" };
  static getDerivedStateFromError = ({ digest }: { digest: string }) => ({ digest });
  override render() {
    return this.state.digest ? <p>{this.state.digest}</p> : this.props.children;
  }
}

test.each([
  ["a redirect", () => redirect("/backoffice/login"), /^NEXT_REDIRECT;.*\/backoffice\/login/],
  ["a page that is not found", () => notFound(), /;404$/],
])("%s of the action is left to Next.js", async (_, end, digest) => {
  jest.spyOn(console, "error").mockImplementation();
  renderWithProviders(<Boundary>{editor(async () => end())}</Boundary>);
  await publish();
  expect(await screen.findByText(digest)).toBeInTheDocument();
});

test.each([
  ["an answer", labels.answerSubmit],
  ["the end of a request", labels.close],
])("%s that cannot be sent leaves the answer as it was typed", async (_, button) => {
  const request = {
    cuFormId: 7,
    status: "open",
    answers: [],
    sender: { userId: null, firstName: "Elena", lastName: "Marchetti", email: "elena@madia.test" },
  } as unknown as StaffForm;
  const actions = { answer: offline, close: offline };
  renderWithProviders(<StaffAnswerForm request={request} inboxHref="/" actions={actions} />);
  await userEvent.type(screen.getByLabelText(labels.answerLabel), "Apriamo a marzo.");
  await userEvent.click(screen.getByRole("button", { name: button }));
  expect(await screen.findByRole("alert")).toHaveTextContent(messages.errors.network);
  expect(screen.getByLabelText(labels.answerLabel)).toHaveValue("Apriamo a marzo.");
});
