import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
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

it("offers no retry for what the shop lacks", () => {
  const message = "Questo negozio non offre questo servizio.";
  const errors = [{ code: "error.call.not_offered", message }];
  const error = new ApiError("http", { errors, infos: [], warnings: [] }, 404);
  renderWithProviders(<LoadError error={error} onRetry={jest.fn()} />);
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

describe("the focus of a retry that disappears", () => {
  function Loaded({ children }: { children: ReactNode }) {
    const [isLoaded, setIsLoaded] = useState(false);
    return isLoaded ? children : <LoadError onRetry={() => setIsLoaded(true)} />;
  }

  const retry = () => userEvent.click(screen.getByRole("button", { name: "Riprova" }));

  it("goes to the heading of what replaces it", async () => {
    renderWithProviders(
      <main>
        <Loaded>
          <h1>Indirizzi</h1>
          <section>
            <h2>Casa</h2>
          </section>
        </Loaded>
      </main>,
    );
    await retry();
    expect(screen.getByRole("heading", { name: "Indirizzi" })).toHaveFocus();
  });

  it("goes to the nearest heading where its replacement has none", async () => {
    renderWithProviders(
      <main>
        <h1>Cassa</h1>
        <section>
          <h2>Buste</h2>
          <Loaded>
            <ul />
          </Loaded>
        </section>
      </main>,
    );
    await retry();
    expect(screen.getByRole("heading", { name: "Buste" })).toHaveFocus();
  });

  it("stays in its dialog", async () => {
    renderWithProviders(
      <main>
        <h1>Carrello</h1>
        <Dialog open title="Se manca" onClose={jest.fn()}>
          <Loaded>
            <p>Nulla</p>
          </Loaded>
        </Dialog>
      </main>,
    );
    await retry();
    expect(screen.getByRole("heading", { name: "Se manca" })).toHaveFocus();
  });

  it("is left alone where it is elsewhere", async () => {
    const page = (isLoaded: boolean) => (
      <main>
        <h1>Cassa</h1>
        <input aria-label="Codice" />
        {isLoaded ? <p>Nulla</p> : <LoadError onRetry={jest.fn()} />}
      </main>
    );
    const { rerender } = renderWithProviders(page(false));
    await userEvent.click(screen.getByRole("textbox"));
    rerender(page(true));
    expect(screen.getByRole("textbox")).toHaveFocus();
  });
});
