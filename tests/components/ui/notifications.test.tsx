import { act, fireEvent, screen } from "@testing-library/react";
import { Dialog } from "@/components/ui/dialog";
import { Notifications } from "@/components/ui/notifications";
import { dismissAll, NOTIFICATION_MS, notify } from "@/components/ui/notify";
import { renderWithProviders } from "../render-with-providers";

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  act(() => dismissAll());
  jest.useRealTimers();
});

const showNotifications = (...texts: string[]) =>
  act(() => texts.forEach((text) => notify({ kind: "info", text })));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("dismisses a notification after five seconds", () => {
  renderWithProviders(<Notifications />);
  showNotifications("Salvato");
  wait(NOTIFICATION_MS - 1);
  expect(screen.getByText("Salvato")).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText("Salvato")).not.toBeInTheDocument();
});

test("keeps errors until dismissed and announces them as alerts", () => {
  renderWithProviders(<Notifications />);
  act(() => void notify({ kind: "error", text: "Non riuscito" }));
  wait(NOTIFICATION_MS * 10);
  expect(screen.getByRole("alert", { hidden: true })).toHaveTextContent("Non riuscito");
  // The alert role is inside the item: a list may contain list items only.
  expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Chiudi la notifica", hidden: true }));
  expect(screen.queryByText("Non riuscito")).not.toBeInTheDocument();
});

test("pauses the timer on hover and focus", () => {
  renderWithProviders(<Notifications />);
  showNotifications("Un momento");
  const region = screen.getByRole("region", { name: "Notifiche", hidden: true });
  fireEvent.pointerEnter(region);
  wait(NOTIFICATION_MS * 3);
  expect(screen.getByText("Un momento")).toBeInTheDocument();
  fireEvent.pointerLeave(region);
  wait(NOTIFICATION_MS);
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
