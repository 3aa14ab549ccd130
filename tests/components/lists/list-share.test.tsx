import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListPage } from "@/components/lists/list-page";
import type { Wishlist } from "@/lib/ebsn/domain/list";
import { formatList } from "@/lib/format/format-list";
import { parseShoppingList } from "@/lib/rules/lists/shopping-list";
import { makeCourgettes, makeProduct } from "@/tests/fixtures/cart";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const single = makeProduct({ productId: 103, name: "Pane di Altamura", brand: "", packSize: "" });

const list: Wishlist = {
  listId: 1,
  name: "Pranzo della domenica",
  size: 3,
  isDefault: false,
  isOwn: true,
  isEditable: true,
  items: [
    { itemId: 1, product: makeProduct({ name: "Spaghetti", brand: "Molino" }), quantity: 2, weight: 0 },
    { itemId: 2, product: makeCourgettes(), quantity: 1, weight: 400 },
  ],
  inactiveItems: [{ itemId: 3, product: single, quantity: 1, weight: 0 }],
};

const TEXT = [
  "Pranzo della domenica:",
  "- 2 x Spaghetti · Molino · 500 g",
  "- 0,4 kg Zucchine chiare · L'Orto di Ada",
  "- Pane di Altamura",
].join("\n");

const writeText = jest.fn(async () => undefined);

async function openList(shown: Partial<Wishlist> = {}, title?: string) {
  const person = userEvent.setup();
  // After the set-up: user-event replaces the clipboard.
  jest.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
  stubGateway({ "wishlist/view": { data: { ...list, ...shown } } });
  renderPage(<ListPage listId={1} title={title} />);
  await screen.findByRole("heading", { level: 1 });
  return person;
}

const pressShare = async () =>
  (await openList()).click(await screen.findByRole("button", { name: "Condividi la lista" }));

function stubShareSheet(answer: () => Promise<void>) {
  const share = jest.fn(answer);
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  return share;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
  writeText.mockClear();
  resetPage();
});

it("is copied as text where the browser cannot share", async () => {
  await pressShare();
  expect(await screen.findByText(/^Lista copiata/)).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(TEXT);
});

it("says when it could not be copied", async () => {
  writeText.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  await pressShare();
  expect(await screen.findByText("Non siamo riusciti a copiare la lista.")).toBeVisible();
});

it("opens the share sheet, and copies nothing when that is closed", async () => {
  const share = stubShareSheet(() => Promise.reject(new DOMException("", "AbortError")));
  await pressShare();
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: list.name, text: TEXT }));
  expect(writeText).not.toHaveBeenCalled();
});

it("can be shared by whom it is shared with", async () => {
  await openList({ isOwn: false, isEditable: false });
  expect(screen.getByRole("button", { name: "Condividi la lista" })).toBeVisible();
});

it.each([
  ["that is empty", { items: [], inactiveItems: [] }, undefined],
  ["of the favourites", {}, "I tuoi preferiti"],
])("a list %s is not shared", async (_, shown, title) => {
  await openList(shown, title);
  expect(screen.queryByRole("button", { name: "Condividi la lista" })).not.toBeInTheDocument();
});

it("is read again as a list by the shop", () => {
  expect(
    parseShoppingList(formatList(list, "it")).map(({ query, amount }) => [query, amount?.value]),
  ).toEqual([
    [expect.stringMatching(/^Spaghetti/), 2],
    [expect.stringMatching(/^Zucchine/), 0.4],
    ["Pane di Altamura", undefined],
  ]);
});
