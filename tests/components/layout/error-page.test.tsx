import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorPage } from "@/components/layout/error-page";
import failure from "@/messages/failure.json";
import { renderWithProviders } from "../render-with-providers";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ refresh }),
}));

test("says what happened with the code of the error, and retries with fresh data", async () => {
  const retry = jest.fn();
  renderWithProviders(<ErrorPage digest="4f1c" onRetry={retry} />);
  expect(screen.getByRole("heading", { level: 1, name: failure.it.title })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(failure.it.text);
  expect(screen.getByText("Codice per l'assistenza: 4f1c")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: failure.it.retry }));
  expect(refresh).toHaveBeenCalled();
  expect(retry).toHaveBeenCalled();
});
