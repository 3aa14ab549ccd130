import { act, fireEvent, screen } from "@testing-library/react";
import { Dialog } from "@/components/ui/dialog";
import { Notifications } from "@/components/ui/notifications";
import { dismissAll, NOTIFICATION_MS, notify } from "@/components/ui/notify";
import { renderInShop } from "../in-shop";

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  act(() => dismissAll());
  jest.useRealTimers();
});

const say = (...texts: string[]) => act(() => texts.forEach((text) => notify({ kind: "info", text })));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("a message goes by itself after five seconds", () => {
  renderInShop(<Notifications />);
  say("Salvato");
  wait(NOTIFICATION_MS - 1);
  expect(screen.getByText("Salvato")).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText("Salvato")).not.toBeInTheDocument();
});

test("errors stay until they are closed, and are said at once", () => {
  renderInShop(<Notifications />);
  act(() => void notify({ kind: "error", text: "Non riuscito" }));
  wait(NOTIFICATION_MS * 10);
  expect(screen.getByRole("alert", { hidden: true })).toHaveTextContent("Non riuscito");
  // An alert inside the list, which holds items only.
  expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Chiudi la notifica", hidden: true }));
  expect(screen.queryByText("Non riuscito")).not.toBeInTheDocument();
});

test("pointer and focus on them stop the clock", () => {
  renderInShop(<Notifications />);
  say("Un momento");
  const region = screen.getByRole("region", { name: "Notifiche", hidden: true });
  fireEvent.pointerEnter(region);
  wait(NOTIFICATION_MS * 3);
  expect(screen.getByText("Un momento")).toBeInTheDocument();
  fireEvent.pointerLeave(region);
  wait(NOTIFICATION_MS);
  expect(screen.queryByText("Un momento")).not.toBeInTheDocument();
});

test("five at most, the oldest gives way, the same words are not repeated", () => {
  renderInShop(<Notifications />);
  say("1", "2", "3", "4", "5", "6", "6");
  expect(screen.getAllByRole("listitem", { hidden: true }).map((item) => item.textContent)).toEqual([
    "2",
    "3",
    "4",
    "5",
    "6",
  ]);
});

test("an action runs once and closes its message", () => {
  const undo = jest.fn();
  renderInShop(<Notifications />);
  act(() => void notify({ kind: "success", text: "Tolto", action: { label: "Annulla", run: undo } }));
  fireEvent.click(screen.getByRole("button", { name: "Annulla", hidden: true }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Tolto")).not.toBeInTheDocument();
});

test("a dialog that opens does not cover a message", () => {
  const order: string[] = [];
  const entered = Object.assign(HTMLElement.prototype, {
    showPopover: () => void order.push("message"),
    hidePopover: () => undefined,
  });
  const opened = jest.spyOn(HTMLDialogElement.prototype, "showModal");
  opened.mockImplementation(() => void order.push("dialog"));
  const page = (open: boolean) => (
    <>
      <Notifications />
      <Dialog title="Accedi" open={open} onClose={() => undefined}>
        <p>Bentornato</p>
      </Dialog>
    </>
  );
  const { rerender } = renderInShop(page(false));
  say("La sessione è scaduta");
  rerender(page(true));
  expect(order.at(-1)).toBe("message");
  expect(order).toContain("dialog");
  opened.mockRestore();
  Object.assign(entered, { showPopover: undefined, hidePopover: undefined });
});
