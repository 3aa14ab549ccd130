import { act, render } from "@testing-library/react";
import { NavigationProgress, startProgress } from "@/components/layout/navigation-progress";
import { arrive } from "@/lib/navigation/arrival";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("an immediate page shows no progress, a slow one does until it is shown", () => {
  const { container } = render(<NavigationProgress />);
  arrive("/frutta?");
  startProgress();
  expect(container).toBeEmptyDOMElement();
  act(() => void arrive("/latte?"));
  act(() => void jest.runAllTimers());
  expect(container).toBeEmptyDOMElement();
  startProgress();
  act(() => void jest.runAllTimers());
  expect(container).not.toBeEmptyDOMElement();
  act(() => void arrive("/pane?"));
  expect(container).toBeEmptyDOMElement();
});
