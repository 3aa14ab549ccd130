import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { renderInShop } from "../in-shop";

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

/** A traversal of jsdom's history is done in a later task. */
async function goBack(): Promise<void> {
  await act(async () => {
    await new Promise<void>((done) => {
      window.addEventListener("popstate", () => done(), { once: true });
      window.history.back();
    });
  });
}

test("the cross closes it and the focus returns to what opened it", async () => {
  const user = userEvent.setup();
  renderInShop(<Page />);
  const opener = screen.getByRole("button", { name: "Apri" });
  await user.click(opener);
  expect(screen.getByRole("dialog", { name: "Indirizzo" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Chiudi" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test("back closes the dialog and stays on the page", async () => {
  const user = userEvent.setup();
  renderInShop(<Page />);
  const address = window.location.href;
  await user.click(screen.getByRole("button", { name: "Apri" }));
  await goBack();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(window.location.href).toBe(address);
});

test("closing it otherwise leaves no step behind in the history", async () => {
  const user = userEvent.setup();
  renderInShop(<Page />);
  await user.click(screen.getByRole("button", { name: "Apri" }));
  expect(window.history.state).toMatchObject({ madiaDialog: true });
  await user.click(screen.getByRole("button", { name: "Chiudi" }));
  await waitFor(() => expect(window.history.state?.madiaDialog).toBeUndefined());
});

test("one dialog may follow another; back then closes the second", async () => {
  const user = userEvent.setup();
  renderInShop(<Page />);
  await user.click(screen.getByRole("button", { name: "Apri" }));
  await user.click(screen.getByRole("button", { name: "Avanti" }));
  expect(screen.getByRole("dialog", { name: "Orario" })).toBeInTheDocument();
  await goBack();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
