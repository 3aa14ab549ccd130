import { waitFor } from "@testing-library/react";
import { watchPageReturn } from "@/lib/session/watch-page-return";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { resetPage } from "@/tests/support/render-page";

const MINUTE = 60_000;

let now = 0;
let stop = () => {};

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  document.dispatchEvent(new Event("visibilitychange"));
}

function returnAfter(minutes: number): void {
  setVisibility("hidden");
  now += minutes * MINUTE;
  setVisibility("visible");
}

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  stop = watchPageReturn();
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
  resetPage();
});

it("asks auth/test, with its operation, when a customer comes back after ten minutes", async () => {
  setSignedIn();
  const gateway = stubGateway({ "auth/test": { data: null } });
  returnAfter(9);
  returnAfter(10);
  await waitFor(() => expect(gateway.requests).toHaveLength(1));
  expect(gateway.requestsTo("auth/test")[0]?.params.get("operation")).toBe("resume");
});

it("asks nothing for a visitor", async () => {
  const gateway = stubGateway({});
  returnAfter(30);
  await Promise.resolve();
  expect(gateway.requests).toEqual([]);
});
