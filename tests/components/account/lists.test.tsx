import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListItem } from "@/components/account/list-item";
import { ListDialog } from "@/components/cart/list-dialog";
import { makeProduct } from "@/tests/fixtures/buying";
import { renderPage } from "@/tests/support/buying-page";
import { stubDoor } from "@/tests/support/door-stub";

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

const list = { listId: 1, name: "Spesa", size: 2, isDefault: true, isOwn: true, isEditable: true };

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
