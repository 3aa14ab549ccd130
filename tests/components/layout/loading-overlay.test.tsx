import { act, screen } from "@testing-library/react";
import { LoadingOverlay } from "@/components/layout/loading-overlay";
import { blockingRequestsStore } from "@/lib/api/blocking-requests";
import { writeDelivery } from "@/lib/cart/write-cart";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => blockingRequestsStore.set(0));
  jest.useRealTimers();
  resetPage();
});

const overlay = () => screen.queryByText("Caricamento in corso");

it("is shown 300 ms after a blocking request begins, until the last one is answered", () => {
  renderPage(<LoadingOverlay />);
  act(() => blockingRequestsStore.set(1));
  act(() => jest.advanceTimersByTime(299));
  expect(overlay()).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(overlay()).toBeInTheDocument();
  act(() => blockingRequestsStore.set(2));
  expect(overlay()).toBeInTheDocument();
  act(() => blockingRequestsStore.set(0));
  expect(overlay()).not.toBeInTheDocument();
});

it("is shown while a new timeslot is on its way to the shop", async () => {
  setSignedIn();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  stubGateway({
    "cart/view": { data: makeCart() },
    "timeslot/select": () => answered.then(() => ({ data: null })),
  });
  renderPage(<LoadingOverlay />);
  const written = writeDelivery("timeslot/select", { timeslot_id: 31 });
  await act(() => jest.advanceTimersByTimeAsync(299));
  expect(overlay()).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(overlay()).toBeInTheDocument();
  answer();
  await act(() => written);
  expect(overlay()).not.toBeInTheDocument();
});

it("is never shown for immediate answers", () => {
  renderPage(<LoadingOverlay />);
  act(() => blockingRequestsStore.set(1));
  act(() => jest.advanceTimersByTime(200));
  act(() => blockingRequestsStore.set(0));
  act(() => jest.advanceTimersByTime(1000));
  expect(overlay()).not.toBeInTheDocument();
});
