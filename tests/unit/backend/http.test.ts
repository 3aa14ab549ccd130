import { redactUrl } from "@/backend/http/log";

describe("URLs in the log", () => {
  test.each([
    ["/ebsn/api/products?q=latte&page=2", "/ebsn/api/products?q=latte&page=2"],
    [
      "/ebsn/api/registration/update_password?new_password=segreta",
      "/ebsn/api/registration/update_password?new_password=…",
    ],
    ["/ebsn/api/auth/login?token_recaptcha=abc&q=uova", "/ebsn/api/auth/login?token_recaptcha=…&q=uova"],
    ["/ebsn/api/user-search/list_user?q=anna%20rossi&page=2", "/ebsn/api/user-search/list_user?q=…&page=2"],
    ["/bank/pay/abcdef?x=1", "/bank/pay/…?x=…"],
    ["/bank/pay/abcdef", "/bank/pay/…"],
    ["/health", "/health"],
  ])("%s", (url, redacted) => {
    expect(redactUrl(url)).toBe(redacted);
  });
});
