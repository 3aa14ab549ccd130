import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListPage } from "@/components/account/list-page";
import { ListItem } from "@/components/account/list-item";
import { ListDialog } from "@/components/cart/list-dialog";
import { makeProduct } from "@/tests/fixtures/buying";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { stubDoor } from "@/tests/support/door-stub";

const list = { listId: 1, name: "Spesa", size: 2, isDefault: true, isOwn: true, isEditable: true };

afterEach(leavePage);

describe("a product in a list", () => {
  it.each([
    ["a piece", {}, 1, "Pasta Madre · 500 g · 1 PZ"],
    ["pieces", {}, 3, "Pasta Madre · 500 g · 3 × 1 PZ"],
    ["a package", { kind: "package", weightSelling: 0.255 }, 2, "Pasta Madre · 500 g · 0,51 kg"],
    ["bottles", { kind: "package", weightSelling: 1.5, weightUnit: "l" }, 2, "Pasta Madre · 500 g · 3 l"],
    [
      "fruit",
      { kind: "loose", weightSelling: 0.2, weightSingleUnit: 0.2 },
      3,
      "Pasta Madre · 500 g · 0,6 kg",
    ],
  ] as const)("says its quantity: %s", (_what, selling, quantity, said) => {
    const item = { itemId: 1, product: makeProduct({ selling }), quantity, weight: 0 };
    renderPage(
      <ul>
        <ListItem item={item} inactive={false} />
      </ul>,
    );
    expect(screen.getByText(said)).toBeInTheDocument();
  });
});

/** A list of one product, as the door gives it. */
const filled = (over = {}) => ({
  data: {
    ...list,
    items: [{ itemId: 101, product: makeProduct(), quantity: 1, weight: 0 }],
    inactiveItems: [],
    ...over,
  },
});

it("has its heading while it is fetched and when it cannot be", async () => {
  stubDoor({ "wishlist/view": { http: 502, status: 1 } });
  renderPage(<ListPage listId={1} />);
  expect(screen.getByRole("heading", { level: 1, name: "Le tue liste" })).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Riprova" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
});

it.each([
  ["refused", { status: 1 }, "Non si hanno le autorizzazioni per modificare/cancellare la lista"],
  [
    "lost",
    { http: 502, status: 1 },
    "Non riusciamo a raggiungere il negozio: controlla la connessione e riprova.",
  ],
])("says why a new name was %s, and keeps it typed", async (_how, reply, words) => {
  stubDoor({ "wishlist/view": filled(), "wishlist/rename": reply });
  renderPage(<ListPage listId={1} />);
  await userEvent.click(await screen.findByRole("button", { name: "Rinomina" }));
  await userEvent.type(screen.getByLabelText("Nome della lista"), " grande{Enter}");
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText("Nome della lista")).toHaveValue("Spesa grande");
});

it("chooses a list by its name and size, leaves out what may not be changed, and makes a new one", async () => {
  const readOnly = { ...list, listId: 2, name: "Di Anna", isDefault: false, isOwn: false, isEditable: false };
  const door = stubDoor({ "wishlist/list": { data: [list, readOnly] } });
  const onSettle = jest.fn();
  renderPage(<ListDialog name="Mezze maniche" onSettle={onSettle} />);
  const lists = await screen.findByRole("list", { name: "Seleziona una lista a cui aggiungere:" });
  await userEvent.click(await within(lists).findByRole("button", { name: "Spesa 2 prodotti" }));
  expect(onSettle).toHaveBeenCalledWith(list);
  expect(screen.queryByText("Di Anna")).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: "CREA" }));
  expect(door.calls("wishlist/create")).toEqual([]);
  const made = { ...list, listId: 3, name: "Festa", isDefault: false };
  door.on("wishlist/create", { data: [list, readOnly, made] });
  await userEvent.type(screen.getByLabelText("Crea una nuova lista"), "Festa{Enter}");
  await waitFor(() => expect(onSettle).toHaveBeenLastCalledWith(made));
});
