import { renderEmail } from "@/backend/modules/mail/render";

const shop = {
  STOREFRONT_URL: "https://shop.example",
  BACKEND_PUBLIC_URL: "https://backend.example",
  LOCALES: ["it"],
};

const htmlOf = (body: string) =>
  renderEmail(shop, { recipient: "a@b.it", subject: "", body, link: null, sentAt: new Date(0) }).html;

test.each([
  ["Guarda https://shop.example/prodotti.", "https://shop.example/prodotti", "."],
  ["(vedi https://shop.example/a)", "https://shop.example/a", ")"],
  ["«https://shop.example/a?b=1&c='d'»", "https://shop.example/a?b=1&#38;c=&#39;d", "&#39;»"],
  ['<a href="https://shop.example">', "https://shop.example", "&#34;&#62;"],
  ["https://shop.example/x?t=a-_%40, poi", "https://shop.example/x?t=a-_%40", ", poi"],
])("a link in an email ends before the punctuation: %s", (body, url, rest) => {
  expect(htmlOf(body)).toContain(`<a href="${url}">${url}</a>${rest}`);
});
