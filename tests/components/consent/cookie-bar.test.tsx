import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CookieBar } from "@/components/consent/cookie-bar";
import { COOKIE_STORAGE_KEY } from "@/lib/consent/cookie-preferences";
import late from "@/messages/deferred/it.json";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(() => {
  localStorage.removeItem(COOKIE_STORAGE_KEY);
  return resetPage();
});

test.each([
  [late.cookieClose, false],
  [late.cookieReject, false],
  [late.cookieAccept, true],
])("one click decides, and to close is to refuse: %s", async (button, isAccepted) => {
  const gateway = stubGateway({ "cookie-preferences/save": { data: {} } });
  renderPage(<CookieBar />);
  await userEvent.click(await screen.findByRole("button", { name: button }));
  expect(JSON.parse(localStorage.getItem(COOKIE_STORAGE_KEY) ?? "null")).toMatchObject({
    technical: true,
    analytics: isAccepted,
    profilation: isAccepted,
  });
  expect(gateway.requestsTo("cookie-preferences/save")).toHaveLength(1);
});
