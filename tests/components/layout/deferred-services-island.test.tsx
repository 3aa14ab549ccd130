import { act, render, screen } from "@testing-library/react";
import { DeferredServicesIsland } from "@/components/layout/deferred-services-island";

let isOnline = false;

jest.mock("@/components/layout/deferred-services", () => {
  if (!isOnline) throw new Error("chunk");
  return { DeferredServices: () => <p>services</p> };
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("services that cannot be loaded for want of a connection start with the next one", async () => {
  render(<DeferredServicesIsland />);
  window.dispatchEvent(new Event("pointerdown"));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText("services")).toBeNull();
  isOnline = true;
  await act(async () => {
    window.dispatchEvent(new Event("online"));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText("services")).toBeInTheDocument();
});
