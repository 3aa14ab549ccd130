import { fireEvent, render, screen } from "@testing-library/react";
import FrameFailed from "@/app/global-error";
import en from "@/messages/en.json";
import failure from "@/messages/failure.json";
import it from "@/messages/it.json";

test("says in the page's language what happened, and tries again", () => {
  const reset = jest.fn();
  render(<FrameFailed reset={reset} />, { container: document as unknown as HTMLElement });
  expect(screen.getByRole("heading", { level: 1, name: failure.it.title })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(failure.it.text);
  fireEvent.click(screen.getByRole("button", { name: failure.it.retry }));
  expect(reset).toHaveBeenCalled();
});

test.each([
  ["it", failure.it, it.leaf],
  ["en", failure.en, en.leaf],
])("speaks as the page within the frame does (%s)", (_, alone, framed) => {
  expect([alone.title, alone.text, alone.retry]).toEqual([framed.errorTitle, framed.errorText, framed.retry]);
});
