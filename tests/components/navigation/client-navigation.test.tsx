import { act, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { ClientNavigation } from "@/components/layout/client-navigation";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { clearCart } from "@/lib/cart/cart-store";
import { navigateTo } from "@/lib/navigation/navigate";
import { renderWithProviders } from "../render-with-providers";

const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };

jest.mock("next/navigation", () => ({
  useRouter: () => router,
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(),
}));

jest.mock("@/lib/navigation/prefetch-links", () => ({
  prefetchLinks: () => ({ start: () => undefined, watch: () => undefined, stop: () => undefined }),
}));

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ClientNavigation />
      <Link href="/frutta">Frutta</Link>
      <Link href="/frutta" onClick={(event) => event.preventDefault()}>
        Menu
      </Link>
      <form action="/search">
        <input name="q" defaultValue="latte intero" />
        <button>Cerca</button>
      </form>
      <button onClick={() => setOpen(true)}>Apri</button>
      <Dialog open={isOpen} title="Carrello" onClose={() => setOpen(false)}>
        <Link href="/product/latte">Latte</Link>
      </Dialog>
    </>
  );
}

test("a click on a link is a navigation of the router", async () => {
  const user = userEvent.setup();
  renderWithProviders(<Page />);
  await user.click(screen.getByRole("link", { name: "Frutta" }));
  expect(router.push).toHaveBeenCalledWith("/frutta", { scroll: false });
});

test("a clicked link gives up the focus, which the page takes; one followed by a key keeps it until then", async () => {
  const user = userEvent.setup();
  renderWithProviders(<Page />);
  const link = screen.getByRole("link", { name: "Frutta" });
  await user.click(link);
  expect(link).not.toHaveFocus();
  link.focus();
  await user.keyboard("{Enter}");
  expect(router.push).toHaveBeenCalledTimes(2);
  expect(link).toHaveFocus();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %p is the browser's",
  (options) => {
    renderWithProviders(<Page />);
    const link = screen.getByRole("link", { name: "Frutta" });
    const click = createEvent.click(link, options);
    // jsdom cannot load the page.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent(link, click);
    expect(router.push).not.toHaveBeenCalled();
  },
);

test("a link with another handler does not navigate", async () => {
  const user = userEvent.setup();
  renderWithProviders(<Page />);
  await user.click(screen.getByRole("link", { name: "Menu" }));
  expect(router.push).not.toHaveBeenCalled();
});

test("a form that asks for a page is a navigation too", async () => {
  const user = userEvent.setup();
  renderWithProviders(<Page />);
  await user.click(screen.getByRole("button", { name: "Cerca" }));
  expect(router.push).toHaveBeenCalledWith("/search?q=latte+intero", { scroll: false });
});

test("a link in a dialog takes over the dialog's history entry", async () => {
  const user = userEvent.setup();
  renderWithProviders(<Page />);
  await user.click(screen.getByRole("button", { name: "Apri" }));
  await user.click(screen.getByRole("link", { name: "Latte" }));
  expect(router.replace).toHaveBeenCalledWith("/product/latte", { scroll: false });
  expect(router.push).not.toHaveBeenCalled();
});

test("a filter that applies by itself is followed like a link", async () => {
  renderWithProviders(<Page />);
  navigateTo("/pasta?vendor_id=3,1");
  await waitFor(() => expect(router.push).toHaveBeenCalledWith("/pasta?vendor_id=3,1", { scroll: false }));
});

test("after somebody else has signed in, the next page needs a document", async () => {
  renderWithProviders(<Page />);
  act(clearCart);
  const link = screen.getByRole("link", { name: "Frutta" });
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  expect(router.push).not.toHaveBeenCalled();
});
