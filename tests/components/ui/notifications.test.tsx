import { readFileSync } from "node:fs";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dialog } from "@/components/ui/dialog";
import { watchNotificationPlacement } from "@/components/ui/notification-placement";
import { loadNotificationList, Notifications } from "@/components/ui/notifications";
import { notificationStore, notify } from "@/components/ui/notify";
import { renderWithProviders } from "../render-with-providers";

const TOAST_MS = 3000;
const SNACKBAR_MS = 5000;

/** With the list, which the first notification loads. */
async function renderNotifications(page = <Notifications />) {
  const rendered = renderWithProviders(page);
  act(() => void notify({ kind: "info", text: "…" }));
  await act(async () => void (await loadNotificationList()));
  act(() => notificationStore.set([]));
  return rendered;
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  act(() => notificationStore.set([]));
  jest.useRealTimers();
});

const showNotifications = (...texts: string[]) =>
  act(() => texts.forEach((text) => notify({ kind: "info", text })));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("a message stays three seconds, one with an action five", async () => {
  await renderNotifications();
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

test("an error goes as well and is announced as an alert; what asks for something stays", async () => {
  await renderNotifications();
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

test("pauses the timer on hover", async () => {
  await renderNotifications();
  showNotifications("Un momento");
  const region = screen.getByRole("region", { name: "Notifiche", hidden: true });
  fireEvent.pointerEnter(region);
  wait(TOAST_MS * 3);
  expect(screen.getByText("Un momento")).toBeInTheDocument();
  fireEvent.pointerLeave(region);
  wait(TOAST_MS);
  expect(screen.queryByText("Un momento")).not.toBeInTheDocument();
});

test("pauses the timer while a button of it has the focus", async () => {
  await renderNotifications();
  showNotifications("Un momento");
  const button = screen.getByRole("button", { name: "Chiudi la notifica", hidden: true });
  act(() => button.focus());
  wait(TOAST_MS * 3);
  expect(screen.getByText("Un momento")).toBeInTheDocument();
  act(() => button.blur());
  wait(TOAST_MS);
  expect(screen.queryByText("Un momento")).not.toBeInTheDocument();
});

test.each(["Annulla", "Chiudi la notifica"])(
  "later messages go by themselves once “%s” was pressed with the keyboard",
  async (name) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await renderNotifications();
    act(
      () =>
        void notify({ kind: "success", text: "Tolto", action: { label: "Annulla", run: () => undefined } }),
    );
    act(() => screen.getByRole("button", { name, hidden: true }).focus());
    await user.keyboard("{Enter}");
    showNotifications("Salvato");
    wait(TOAST_MS);
    expect(screen.queryByText("Salvato")).not.toBeInTheDocument();
  },
);

test("shows five at most, drops the oldest and merges duplicates", async () => {
  await renderNotifications();
  showNotifications("1", "2", "3", "4", "5", "6", "6");
  expect(screen.getAllByRole("listitem", { hidden: true }).map((item) => item.textContent)).toEqual([
    "2",
    "3",
    "4",
    "5",
    "6",
  ]);
});

test("are 55 px from the edge, or from the bar of a phone", () => {
  const css = readFileSync("components/ui/notifications.module.css", "utf8");
  expect(css).toContain("--edge-distance: 55px;");
  expect(css).toContain("inset: auto 0 calc(var(--bar) + var(--edge-distance)) 0;");
});

test("runs an action once and dismisses the notification", async () => {
  const undo = jest.fn();
  await renderNotifications();
  act(() => void notify({ kind: "success", text: "Tolto", action: { label: "Annulla", run: undo } }));
  fireEvent.click(screen.getByRole("button", { name: "Annulla", hidden: true }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Tolto")).not.toBeInTheDocument();
});

test("stays above a dialog that opens later", async () => {
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
  const { rerender } = await renderNotifications(page(false));
  showNotifications("La sessione è scaduta");
  rerender(page(true));
  expect(order.at(-1)).toBe("message");
  expect(order).toContain("dialog");
  showModal.mockRestore();
  Object.assign(popoverPrototype, { showPopover: undefined, hidePopover: undefined });
});

describe("the field in use", () => {
  const rect = (top: number) => ({ top, bottom: top + 60, left: 0, right: 300 }) as DOMRect;
  const FRAME_MS = 20;
  let stop: () => void;

  beforeEach(async () => {
    await renderNotifications(
      <>
        <input aria-label="Nome" />
        <input aria-label="CAP" />
        <Notifications />
      </>,
    );
    region().showPopover = region().hidePopover = () => undefined;
    const places: [HTMLElement, () => number][] = [
      [region(), () => (region().dataset.place === "top" ? 0 : 700)],
      [field("Nome"), () => 10],
      [field("CAP"), () => 720],
    ];
    for (const [element, top] of places)
      jest.spyOn(element, "getBoundingClientRect").mockImplementation(() => rect(top()));
    stop = watchNotificationPlacement();
  });
  afterEach(() => stop());

  const region = () => screen.getByRole("region", { name: "Notifiche", hidden: true });
  const field = (name: string) => screen.getByRole("textbox", { name });
  const isAtTop = () => region().dataset.place === "top";

  test("is not covered by a message that comes", () => {
    act(() => field("CAP").focus());
    showNotifications("Il CAP ha cinque cifre");
    wait(FRAME_MS);
    expect(isAtTop()).toBe(true);
    act(() => field("Nome").focus());
    showNotifications("Salvato");
    wait(FRAME_MS);
    expect(isAtTop()).toBe(false);
  });

  test("is not covered by a message that is there when the focus comes to it", () => {
    showNotifications("Il CAP ha cinque cifre");
    wait(FRAME_MS);
    expect(isAtTop()).toBe(false);
    act(() => field("CAP").focus());
    wait(FRAME_MS);
    expect(isAtTop()).toBe(true);
    act(() => field("Nome").focus());
    wait(FRAME_MS);
    expect(isAtTop()).toBe(false);
  });

  test("nor when the page is scrolled, or made smaller by a keyboard", () => {
    act(() => field("CAP").focus());
    showNotifications("Il CAP ha cinque cifre");
    wait(FRAME_MS);
    jest.mocked(field("CAP").getBoundingClientRect).mockImplementation(() => rect(300));
    fireEvent.scroll(document);
    wait(FRAME_MS);
    expect(isAtTop()).toBe(false);
    jest.mocked(field("CAP").getBoundingClientRect).mockImplementation(() => rect(690));
    fireEvent(window, new Event("resize"));
    wait(FRAME_MS);
    expect(isAtTop()).toBe(true);
  });

  test("nor a button that was pressed and has no focus, or what took its place", () => {
    const button = document.body.appendChild(document.createElement("button"));
    jest.spyOn(button, "getBoundingClientRect").mockImplementation(() => rect(690));
    fireEvent.pointerDown(button);
    showNotifications("Il prodotto è nel carrello");
    wait(FRAME_MS);
    expect(isAtTop()).toBe(true);
    button.remove();
    fireEvent.scroll(document);
    wait(FRAME_MS);
    expect(isAtTop()).toBe(true);
    fireEvent.pointerDown(document.body);
    fireEvent.scroll(document);
    wait(FRAME_MS);
    expect(isAtTop()).toBe(false);
  });

  test("does not cover what the page fixes at its end", () => {
    const bar = document.body.appendChild(document.createElement("div"));
    bar.dataset.fixedBar = "";
    jest.spyOn(bar, "getBoundingClientRect").mockImplementation(() => rect(690));
    showNotifications("Il prodotto è nel carrello");
    wait(FRAME_MS);
    expect(isAtTop()).toBe(true);
    bar.remove();
  });

  test("a message stays where it is while its own button has the focus", () => {
    act(() => field("CAP").focus());
    showNotifications("Il CAP ha cinque cifre");
    wait(FRAME_MS);
    act(() => screen.getByRole("button", { name: "Chiudi la notifica", hidden: true }).focus());
    wait(FRAME_MS);
    expect(isAtTop()).toBe(true);
  });
});

test("what a notification asks for is opened from where the focus was before", async () => {
  await renderNotifications(
    <>
      <button type="button">Salva</button>
      <Notifications />
    </>,
  );
  const opener = screen.getByRole("button", { name: "Salva" });
  opener.focus();
  const run = jest.fn(() => document.activeElement);
  act(() => void notify({ kind: "info", text: "Serve", isLasting: true, action: { label: "Accedi", run } }));
  const action = screen.getByRole("button", { name: "Accedi", hidden: true });
  act(() => action.focus());
  fireEvent.click(action);
  expect(run).toHaveReturnedWith(opener);
  expect(opener).toHaveFocus();
});

test("the focus is not given back to what had it at an earlier notification", async () => {
  await renderNotifications(
    <>
      <button type="button">Salva</button>
      <Notifications />
    </>,
  );
  const opener = screen.getByRole("button", { name: "Salva" });
  const dismissButton = () => screen.getByRole("button", { name: "Chiudi la notifica", hidden: true });
  opener.focus();
  showNotifications("Uno");
  act(() => dismissButton().focus());
  act(() => dismissButton().blur());
  act(() => dismissButton().focus());
  fireEvent.click(dismissButton());
  expect(opener).not.toHaveFocus();
});
