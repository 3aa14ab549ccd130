import { fireEvent, render, screen } from "@testing-library/react";
import FrameFailed from "@/app/global-error";
import failure from "@/messages/failure.json";

test("explains the error in the page's language and retries", () => {
  const reset = jest.fn();
  render(<FrameFailed error={new Error("failed")} reset={reset} />, {
    container: document as unknown as HTMLElement,
  });
  expect(screen.getByRole("heading", { level: 1, name: failure.it.title })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(failure.it.text);
  fireEvent.click(screen.getByRole("button", { name: failure.it.retry }));
  expect(reset).toHaveBeenCalled();
});
