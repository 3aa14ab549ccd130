import { act, fireEvent, screen } from "@testing-library/react";
import { Dialog } from "@/components/ui/dialog";
import { Notifications } from "@/components/ui/notifications";
import { dismissAll, notify } from "@/components/ui/notify";
import { renderWithProviders } from "../render-with-providers";

const TOAST_MS = 3000;
const SNACKBAR_MS = 5000;

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  act(() => dismissAll());
  jest.useRealTimers();
});

const showNotifications = (...texts: string[]) =>
  act(() => texts.forEach((text) => notify({ kind: "info", text })));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("a message stays three seconds, one with an action five", () => {
  renderWithProviders(<Notifications />);
  act(() => {
    notify({ kind: "info", text: "Salvato" });
    notify({ kind: "success", text: "Tolto", action: { label: "Annulla", run: () => undefined } });
  });
  wait(TOAST_MS - 1);
  expect(screen.getByText("Salvato")).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText("Salvato")).not.toBeInTheDocument();
  wait(SNACKBAR_MS - TOAST_MS - 1);
  expect(screen.getByText("Tolto")).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText("Tolto")).not.toBeInTheDocument();
});

test("an error goes as well and is announced as an alert; what asks for something stays", () => {
  renderWithProviders(<Notifications />);
  act(() => {
    notify({ kind: "error", text: "Non riuscito" });
    notify({ kind: "error", text: "La sessione è scaduta", isLasting: true });
  });
  // The alert role is inside the item: a list may contain list items only.
  expect(screen.getAllByRole("alert", { hidden: true })).toHaveLength(2);
  wait(TOAST_MS);
  expect(screen.queryByText("Non riuscito")).not.toBeInTheDocument();
  wait(SNACKBAR_MS * 10);
  fireEvent.click(screen.getByRole("button", { name: "Chiudi la notifica", hidden: true }));
  expect(screen.queryByText("La sessione è scaduta")).not.toBeInTheDocument();
});

test("pauses the timer on hover and focus", () => {
  renderWithProviders(<Notifications />);
  showNotifications("Un momento");
  const region = screen.getByRole("region", { name: "Notifiche", hidden: true });
  fireEvent.pointerEnter(region);
  wait(TOAST_MS * 3);
  expect(screen.getByText("Un momento")).toBeInTheDocument();
  fireEvent.pointerLeave(region);
  wait(TOAST_MS);
  expect(screen.queryByText("Un momento")).not.toBeInTheDocument();
});

test("shows five at most, drops the oldest and merges duplicates", () => {
  renderWithProviders(<Notifications />);
  showNotifications("1", "2", "3", "4", "5", "6", "6");
  expect(screen.getAllByRole("listitem", { hidden: true }).map((item) => item.textContent)).toEqual([
    "2",
    "3",
    "4",
    "5",
    "6",
  ]);
});

test("runs an action once and dismisses the notification", () => {
  const undo = jest.fn();
  renderWithProviders(<Notifications />);
  act(() => void notify({ kind: "success", text: "Tolto", action: { label: "Annulla", run: undo } }));
  fireEvent.click(screen.getByRole("button", { name: "Annulla", hidden: true }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Tolto")).not.toBeInTheDocument();
});

test("stays above a dialog that opens later", () => {
  const order: string[] = [];
  const popoverPrototype = Object.assign(HTMLElement.prototype, {
    showPopover: () => void order.push("message"),
    hidePopover: () => undefined,
  });
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
  showModal.mockImplementation(() => void order.push("dialog"));
  const page = (open: boolean) => (
    <>
      <Notifications />
      <Dialog title="Accedi" open={open} onClose={() => undefined}>
        <p>Bentornato</p>
      </Dialog>
    </>
  );
  const { rerender } = renderWithProviders(page(false));
  showNotifications("La sessione è scaduta");
  rerender(page(true));
  expect(order.at(-1)).toBe("message");
  expect(order).toContain("dialog");
  showModal.mockRestore();
  Object.assign(popoverPrototype, { showPopover: undefined, hidePopover: undefined });
});

test("moves out of the way of the field in use", () => {
  const rect = (top: number) => ({ top, bottom: top + 60, left: 0, right: 300 }) as DOMRect;
  renderWithProviders(
    <>
      <input aria-label="CAP" />
      <Notifications />
    </>,
  );
  const region = screen.getByRole("region", { name: "Notifiche", hidden: true });
  const field = screen.getByRole("textbox", { name: "CAP" });
  region.showPopover = region.hidePopover = () => undefined;
  jest.spyOn(region, "getBoundingClientRect").mockReturnValue(rect(700));
  const place = jest.spyOn(field, "getBoundingClientRect").mockReturnValue(rect(720));
  field.focus();
  showNotifications("Il CAP ha cinque cifre");
  expect(region).toHaveAttribute("data-place", "top");
  place.mockReturnValue(rect(100));
  showNotifications("Salvato");
  expect(region).not.toHaveAttribute("data-place");
});
