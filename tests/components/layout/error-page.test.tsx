import { act, screen } from "@testing-library/react";
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

describe("the shop away", () => {
  const asked = jest.fn<Promise<{ ok: boolean }>, [string]>();
  const retry = jest.fn();
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    retry.mockClear();
    asked.mockReset().mockResolvedValue({ ok: false });
    Object.assign(globalThis, { fetch: asked });
  });
  afterEach(() => jest.useRealTimers());

  test("the page says that it tries again, and does once the shop answers", async () => {
    renderWithProviders(<ErrorPage onRetry={retry} />);
    expect(screen.getByText(failure.it.retrying)).toBeVisible();
    await after(120_000);
    expect(asked).toHaveBeenCalledWith("/api/health?deep", expect.anything());
    expect(asked.mock.calls.length).toBeLessThan(15);
    expect(retry).not.toHaveBeenCalled();
    asked.mockResolvedValue({ ok: true });
    await after(30_000);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test("a page that fails while the shop answers is tried three times, and says no more then that it will", async () => {
    asked.mockResolvedValue({ ok: true });
    const { unmount } = renderWithProviders(<ErrorPage onRetry={retry} />);
    await after(5000);
    await after(15_000);
    expect(retry).toHaveBeenCalledTimes(2);
    unmount();
    renderWithProviders(<ErrorPage onRetry={retry} />);
    await after(30_000);
    expect(retry).toHaveBeenCalledTimes(3);
    await after(120_000);
    expect(retry).toHaveBeenCalledTimes(3);
    expect(screen.queryByText(failure.it.retrying)).toBeNull();
  });

  test("whoever types is left alone until they stop", async () => {
    asked.mockResolvedValue({ ok: true });
    renderWithProviders(
      <>
        <input aria-label="Cerca" />
        <ErrorPage onRetry={retry} />
      </>,
    );
    const search = screen.getByRole("textbox");
    act(() => search.focus());
    await after(60_000);
    expect(retry).not.toHaveBeenCalled();
    act(() => search.blur());
    await after(10_000);
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
