import { waitFor } from "@testing-library/react";
import { setSink } from "@/lib/analytics/track";
import { registerAfterLogin } from "@/lib/push/device";
import { COMPLETED_LOGIN_COOKIE, reportCompletedLogin } from "@/lib/session/completed-login";
import { resetPage } from "@/tests/support/render-page";

jest.mock("@/lib/push/device", () => ({ registerAfterLogin: jest.fn(() => Promise.resolve()) }));

const events: object[] = [];

beforeEach(() => {
  jest.mocked(registerAfterLogin).mockClear();
  setSink((event) => events.push(event));
  events.length = 0;
});
afterEach(resetPage);

test("a log-in at a provider is reported by the page after it, and not by a reload", async () => {
  document.cookie = `${COMPLETED_LOGIN_COOKIE}=google; Path=/`;
  reportCompletedLogin();
  reportCompletedLogin();
  await waitFor(() => expect(registerAfterLogin).toHaveBeenCalled());
  expect(events).toEqual([{ event: "login", method: "google" }]);
  expect(registerAfterLogin).toHaveBeenCalledTimes(1);
  expect(document.cookie).not.toContain(COMPLETED_LOGIN_COOKIE);
});

test("a page without a log-in before it reports none", async () => {
  reportCompletedLogin();
  await import("@/lib/push/device");
  expect(events).toEqual([]);
  expect(registerAfterLogin).not.toHaveBeenCalled();
});
