import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PreferredPage } from "@/components/lists/preferred-page";
import { makeProduct } from "@/tests/fixtures/cart";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const list = { listId: 1, name: "Spesa", size: 0, isDefault: true, isOwn: true, isEditable: true };
const content = { items: [], inactiveItems: [] };

afterEach(resetPage);

it("tells a new customer what the most purchased products are", async () => {
  stubGateway({
    "wishlist/list": { data: [list] },
    "wishlist/most-purchased": { data: { ...list, ...content, listId: 0, isOwn: false, isEditable: false } },
  });
  renderPage(<PreferredPage />);
  expect(await screen.findByText(/i prodotti che compri più spesso.*dalla tua prima spesa/)).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "I prodotti che compri di più" })).toBeVisible();
  expect(document.title).toBe("I prodotti che compri di più");
});

it("shows the preferred list instead, once there is something in it", async () => {
  const items = [{ itemId: 101, product: makeProduct(), quantity: 1, weight: 0 }];
  const gateway = stubGateway({
    "wishlist/list": { data: [{ ...list, size: 1 }] },
    "wishlist/view": { data: { ...list, ...content, size: 1, items } },
  });
  renderPage(<PreferredPage />);
  expect(await screen.findByText("Mezze maniche")).toBeVisible();
  expect(gateway.requestsTo("wishlist/most-purchased")).toHaveLength(0);
  expect(document.title).toBe(screen.getByRole("heading", { level: 1 }).textContent);
});

it("keeps the name and the layout of the favourites, which cannot be deleted there", async () => {
  const items = [{ itemId: 101, product: makeProduct(), quantity: 1, weight: 0 }];
  stubGateway({
    "wishlist/list": { data: [{ ...list, size: 1 }] },
    "wishlist/view": { data: { ...list, ...content, size: 1, items } },
  });
  renderPage(<PreferredPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Vedi come schede" }));
  expect(screen.getByRole("heading", { level: 1, name: "I tuoi preferiti" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Vedi come elenco" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: /Elimina/ })).not.toBeInTheDocument();
});
