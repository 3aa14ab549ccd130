import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { awaitOverlay, openConfirmDialog } from "@/lib/overlays/overlay";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

jest.mock("@/lib/api/fetch-settings", () => ({
  fetchSettings: () => Promise.resolve({ socialProviders: [], botCheck: "none" }),
}));

beforeEach(() => void stubGateway({}));
afterEach(resetPage);

const EMPTY = { title: "Svuotare?", confirm: "Svuota" };

/** As a double click asks, before the first dialog is there. */
function askTwice<Answer>(ask: () => Promise<Answer>): (Answer | undefined)[] {
  const answers: (Answer | undefined)[] = [undefined, undefined];
  act(() => [0, 1].forEach((index) => void ask().then((answer) => (answers[index] = answer))));
  return answers;
}

const confirmOnly = async (name: string) =>
  userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));

it("a question asked twice is one dialog, and only one of both acts", async () => {
  renderPage(null);
  const answers = askTwice(() => openConfirmDialog(EMPTY));
  await confirmOnly("Svuota");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(answers).toEqual([true, false]);
});

it("is not asked again while its dialog is open, and is once it was answered", async () => {
  renderPage(null);
  const answers: boolean[] = [];
  const ask = () => act(async () => void openConfirmDialog(EMPTY).then((answer) => answers.push(answer)));
  await ask();
  await screen.findByRole("dialog");
  await ask();
  expect(answers).toEqual([false]);
  await confirmOnly("Svuota");
  await ask();
  await confirmOnly("Svuota");
  expect(answers).toEqual([false, true, true]);
});

it("two different questions are both asked", async () => {
  renderPage(null);
  act(() => {
    void openConfirmDialog(EMPTY);
    void openConfirmDialog({ ...EMPTY, title: "Eliminare?" });
  });
  expect(await screen.findByRole("dialog", { name: "Eliminare?" })).toBeInTheDocument();
  expect(screen.getAllByRole("dialog", { hidden: true })).toHaveLength(2);
});

it("the age that two products ask for is asked once, for both", async () => {
  renderPage(null);
  const answers = askTwice(() => awaitOverlay({ dialog: "age" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Sì, sono maggiorenne" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(answers).toEqual([true, true]);
});
