import { redactUrl } from "@/backend/http/log";

describe("URLs in the log", () => {
  test.each([
    ["/ebsn/api/products?q=latte&page=2", "/ebsn/api/products?q=latte&page=2"],
    [
      "/ebsn/api/registration/update_password?new_password=segreta",
      "/ebsn/api/registration/update_password?new_password=…",
    ],
    ["/ebsn/api/auth/login?token_recaptcha=abc&q=uova", "/ebsn/api/auth/login?token_recaptcha=…&q=…"],
    [
      "/ebsn/api/externalregistration/register?external_id=%7B%22endpoint%22%3A%22https%3A%2F%2Fpush.test%2F1%22%7D&uuid=abcdefgh",
      "/ebsn/api/externalregistration/register?external_id=…&uuid=…",
    ],
    [
      "/ebsn/api/order/view?order_id=12&device_id=anna%40madia.test",
      "/ebsn/api/order/view?order_id=12&device_id=…",
    ],
    [
      "/ebsn/api/products?parent_category_id=3,4&vendor_id=-1",
      "/ebsn/api/products?parent_category_id=3,4&vendor_id=-1",
    ],
    ["/ebsn/api/address/list?q=Via%20Roma%207", "/ebsn/api/address/list?q=…"],
    ["/ebsn/api/geo/homedelivery-list-simple?q=Via%20Roma%207", "/ebsn/api/geo/homedelivery-list-simple?q=…"],
    ["/p/wp-json/wp/v2/search?search=risotto", "/p/wp-json/wp/v2/search?search=risotto"],
    ["/ebsn/api/user-search/list_user?q=anna%20rossi&page=2", "/ebsn/api/user-search/list_user?q=…&page=2"],
    ["/bank/pay/abcdef?x=1", "/bank/pay/…?x=…"],
    ["/bank/pay/abcdef", "/bank/pay/…"],
    ["/health", "/health"],
  ])("%s", (url, redacted) => {
    expect(redactUrl(url)).toBe(redacted);
  });
});
