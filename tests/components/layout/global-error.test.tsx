import { fireEvent, render, screen } from "@testing-library/react";
import FrameFailed from "@/app/global-error";
import failure from "@/messages/failure.json";

test("explains the error in the page's language and retries", async () => {
  const reset = jest.fn();
  render(<FrameFailed error={new Error("failed")} reset={reset} />, {
    container: document as unknown as HTMLElement,
  });
  expect(await screen.findByRole("heading", { level: 1, name: failure.it.title })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(failure.it.text);
  fireEvent.click(screen.getByRole("button", { name: failure.it.retry }));
  expect(reset).toHaveBeenCalled();
});
