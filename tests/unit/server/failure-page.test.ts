import { withFailureMessage } from "@/server/failure-page.mjs";

test("the empty document of a failed page says that something went wrong", () => {
  const html = withFailureMessage("<html><body><script></script></body></html>", "/en/cart", "ab12");
  expect(html).toMatch(/<body><div[^>]*><h1>[^<]+<\/h1>.*ab12.*<script>/);
});

test("a page with a heading of its own stays as it is", () => {
  const html = "<html><body><h1>Il collegamento non è stato revocato.</h1></body></html>";
  expect(withFailureMessage(html, "/api/preview/revoke")).toBe(html);
});
