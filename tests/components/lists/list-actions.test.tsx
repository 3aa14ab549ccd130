import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListPage } from "@/components/lists/list-page";
import { leavePage } from "@/lib/navigation/leave-page";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

jest.mock("@/lib/navigation/leave-page", () => ({ leavePage: jest.fn(() => new Promise(() => undefined)) }));

const list = {
  listId: 1,
  name: "Spesa",
  size: 0,
  isDefault: false,
  isOwn: true,
  isEditable: true,
  items: [],
  inactiveItems: [],
};

afterEach(resetPage);

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("deletes a list once, and leaves its page", async () => {
  const gateway = stubGateway({ "wishlist/view": { data: list }, "wishlist/delete": { data: [] } });
  renderPage(<ListPage listId={1} />);
  await press("Elimina la lista");
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Elimina" }));
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith("/profile/lists"));
  await press("Elimina la lista");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(gateway.requestsTo("wishlist/delete")).toHaveLength(1);
});

it("makes a list the default one once", async () => {
  let answer = () => {};
  const gateway = stubGateway({
    "wishlist/view": { data: list },
    "wishlist/set-default": () =>
      new Promise((resolve) => {
        answer = () => resolve({ data: null });
      }),
  });
  renderPage(<ListPage listId={1} />);
  await press("Usa come predefinita");
  await press("Usa come predefinita");
  gateway.setResponse("wishlist/view", { data: { ...list, isDefault: true } });
  answer();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Usa come predefinita" })).toBeNull());
  expect(gateway.requestsTo("wishlist/set-default")).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});
