import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConsentQuestion } from "@/components/delivery/consent-question";
import { renderPage, resetPage } from "@/tests/support/render-page";

const disclaimer = {
  disclaimerId: 51,
  storeId: 5,
  priority: 1,
  title: "Informativa sulla privacy",
  content: `<p>Ho letto l'<a href="/page/privacy" target="_blank" rel="noopener">informativa</a></p>`,
  url: "",
  more: `<p>Primo.</p><ul><li>uno</li><li>due</li></ul><p>Vedi <a href="https://garante.example/">qui</a></p>`,
  required: true,
  given: null,
};

afterEach(resetPage);

it.each([
  ["it", "/page/privacy", "Per saperne di più"],
  ["en", "/en/page/privacy", "Learn more"],
] as const)("shows the links and lists of the shop's texts in %s", async (locale, href, more) => {
  renderPage(
    <ConsentQuestion disclaimer={disclaimer} answer={null} hasError={false} onAnswer={jest.fn()} />,
    locale,
  );
  expect(screen.getByRole("link", { name: "informativa" })).toHaveAttribute("href", href);
  await userEvent.click(screen.getByRole("button", { name: new RegExp(more) }));
  const dialog = await screen.findByRole("dialog");
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["uno", "due"]);
  expect(within(dialog).getByRole("link", { name: "qui" })).toHaveAttribute(
    "href",
    "https://garante.example/",
  );
});

it.each([
  ["/page/privacy", "/en/page/privacy"],
  ["https://garante.example/", "https://garante.example/"],
])("leads from its notice at %s to %s on an English page", (url, href) => {
  renderPage(
    <ConsentQuestion
      disclaimer={{ ...disclaimer, content: "", url }}
      answer={null}
      hasError={false}
      onAnswer={jest.fn()}
    />,
    "en",
  );
  expect(screen.getByRole("link", { name: "Read the notice" })).toHaveAttribute("href", href);
});
