import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { confirmAdult } from "@/lib/cart/confirm-adult";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { stubGateway } from "@/tests/support/gateway-stub";

const answers: boolean[] = [];
const ask = () => void confirmAdult().then((answer) => answers.push(answer));

beforeEach(() => {
  sessionStorage.clear();
  answers.length = 0;
  stubGateway({});
});
afterEach(resetPage);

test("asks the age once per session", async () => {
  renderPage(<button onClick={ask}>Vino</button>);
  const button = screen.getByRole("button", { name: "Vino" });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole("button", { name: "Sì, sono maggiorenne" }));
  await userEvent.click(button);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(answers).toEqual([true, true]);
});

test("minors are asked again", async () => {
  renderPage(<button onClick={ask}>Vino</button>);
  const button = screen.getByRole("button", { name: "Vino" });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole("button", { name: "No" }));
  expect(answers).toEqual([false]);
  await userEvent.click(button);
  expect(await screen.findByRole("dialog", { name: "Hai compiuto 18 anni?" })).toBeInTheDocument();
});
