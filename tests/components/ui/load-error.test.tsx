import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoadError } from "@/components/ui/load-error";
import { ApiError, type ApiErrorKind } from "@/lib/api/api-fetch";
import messages from "@/messages/it.json";
import { renderWithProviders } from "../render-with-providers";

const apiError = (kind: ApiErrorKind, ...texts: string[]) => {
  const errors = texts.map((message) => ({ code: "error.x", message }));
  return new ApiError(kind, { errors, infos: [], warnings: [] }, 500);
};

it.each<[string, unknown, string]>([
  ["the shop's message", apiError("domain", "Le fasce sono chiuse."), "Le fasce sono chiuse."],
  ["the shop's message of a failed request", apiError("http", "Torniamo subito."), "Torniamo subito."],
  ["that the connection is lost", apiError("network"), messages.errors.network],
  ["that the shop is slow", apiError("timeout"), messages.errors.timeout],
  ["a general text for an answer without a message", apiError("http"), messages.errors.generic],
  ["a general text for an empty message", apiError("domain", ""), messages.errors.generic],
  ["a general text for an unknown error", undefined, messages.errors.generic],
])("says %s", (_, error, text) => {
  renderWithProviders(<LoadError error={error} onRetry={jest.fn()} />);
  expect(screen.getByRole("alert")).toHaveTextContent(text);
});

it("says the caller's own text, and retries", async () => {
  const handleRetry = jest.fn();
  renderWithProviders(<LoadError error={apiError("http")} text="Manca l'importo." onRetry={handleRetry} />);
  expect(screen.getByRole("alert")).toHaveTextContent("Manca l'importo.");
  await userEvent.click(screen.getByRole("button", { name: "Riprova" }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});
