import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { watchPresses } from "@/components/ui/last-control";
import { renderWithProviders } from "../render-with-providers";

function Page() {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  return (
    <>
      <button onClick={() => setFirst(true)}>Apri</button>
      <Dialog open={first} title="Indirizzo" onClose={() => setFirst(false)}>
        <button
          onClick={() => {
            setFirst(false);
            setSecond(true);
          }}
        >
          Avanti
        </button>
      </Dialog>
      <Dialog open={second} title="Orario" onClose={() => setSecond(false)}>
        <p>Scegli</p>
      </Dialog>
    </>
  );
}

/** jsdom traverses history in a later task. */
async function goBack(): Promise<void> {
  await act(async () => {
    await new Promise<void>((done) => {
      window.addEventListener("popstate", () => done(), { once: true });
      window.history.back();
    });
  });
}

test("closes with the close button and returns focus to the opener", async () => {
  const user = userEvent.setup();
  renderWithProviders(<Page />);
  const opener = screen.getByRole("button", { name: "Apri" });
  await user.click(opener);
  expect(screen.getByRole("dialog", { name: "Indirizzo" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Chiudi" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test("closes with the back button and stays on the page", async () => {
  const user = userEvent.setup();
  renderWithProviders(<Page />);
  const address = window.location.href;
  await user.click(screen.getByRole("button", { name: "Apri" }));
  await goBack();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(window.location.href).toBe(address);
});

test("leaves no history entry when closed another way", async () => {
  const user = userEvent.setup();
  renderWithProviders(<Page />);
  await user.click(screen.getByRole("button", { name: "Apri" }));
  expect(window.history.state).toMatchObject({ madiaDialog: true });
  await user.click(screen.getByRole("button", { name: "Chiudi" }));
  await waitFor(() => expect(window.history.state?.madiaDialog).toBeUndefined());
});

test("closes the second of two consecutive dialogs with the back button", async () => {
  const user = userEvent.setup();
  renderWithProviders(<Page />);
  await user.click(screen.getByRole("button", { name: "Apri" }));
  await user.click(screen.getByRole("button", { name: "Avanti" }));
  expect(screen.getByRole("dialog", { name: "Orario" })).toBeInTheDocument();
  await goBack();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("closes with the back button a dialog that opened while the entry of the one before it was removed", async () => {
  const user = userEvent.setup();
  renderWithProviders(<Page />);
  const opener = screen.getByRole("button", { name: "Apri" });
  await user.click(opener);
  // Next's router renders within the event, before dialogs hear of it.
  const removed = new Promise<void>((done) => {
    const openAgain = () => {
      act(() => opener.click());
      done();
    };
    window.addEventListener("popstate", openAgain, { once: true, capture: true });
  });
  await user.click(screen.getByRole("button", { name: "Chiudi" }));
  await removed;
  expect(screen.getByRole("dialog", { name: "Indirizzo" })).toBeInTheDocument();
  await goBack();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("returns the focus to the pressed button where the browser has focused the page's content, as Safari does", async () => {
  const stop = watchPresses();
  renderWithProviders(
    <main id="content" tabIndex={-1}>
      <Page />
    </main>,
  );
  const opener = screen.getByRole("button", { name: "Apri" });
  fireEvent.pointerDown(opener);
  screen.getByRole("main").focus();
  fireEvent.click(opener);
  await userEvent.click(screen.getByRole("button", { name: "Chiudi" }));
  expect(opener).toHaveFocus();
  stop();
});

test("begins at its title where the browser would begin at the close button, as Firefox does", () => {
  jest.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
    this.querySelector("button")?.focus();
  });
  renderWithProviders(<Page />);
  fireEvent.click(screen.getByRole("button", { name: "Apri" }));
  expect(screen.getByRole("heading", { name: "Indirizzo" })).toHaveFocus();
});

describe("the backdrop", () => {
  const openDialog = () => {
    const onClose = jest.fn();
    renderWithProviders(
      <Dialog open title="Indirizzo" onClose={onClose}>
        <input aria-label="Via" />
      </Dialog>,
    );
    return {
      onClose,
      dialog: screen.getByRole("dialog"),
      field: screen.getByRole("textbox", { name: "Via" }),
    };
  };

  test("closes the dialog when it is clicked", async () => {
    const { onClose, dialog } = openDialog();
    await userEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test("does not close it at the end of a drag that began in a field", async () => {
    const { onClose, dialog, field } = openDialog();
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: field },
      { keys: "[/MouseLeft]", target: dialog },
    ]);
    expect(onClose).not.toHaveBeenCalled();
  });
});
