import { act, render } from "@testing-library/react";
import { NavigationProgress, startProgress } from "@/components/layout/navigation-progress";
import { completeNavigation } from "@/lib/navigation/page-navigation";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("an immediate page shows no progress, a slow one does until it is shown", () => {
  const { container } = render(<NavigationProgress />);
  completeNavigation("/frutta?");
  startProgress();
  expect(container).toBeEmptyDOMElement();
  act(() => void completeNavigation("/latte?"));
  act(() => void jest.runAllTimers());
  expect(container).toBeEmptyDOMElement();
  startProgress();
  act(() => void jest.runAllTimers());
  expect(container).not.toBeEmptyDOMElement();
  act(() => void completeNavigation("/pane?"));
  expect(container).toBeEmptyDOMElement();
});
