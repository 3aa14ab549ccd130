import { act, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { loadOverlay } from "@/components/overlays/overlay-registry";
import { Dialog } from "@/components/ui/dialog";
import { openConfirmDialog } from "@/lib/overlays/overlay";
import { renderPage, resetPage } from "@/tests/support/render-page";

jest.mock("@/components/overlays/overlay-registry", () => ({ loadOverlay: jest.fn() }));

afterEach(resetPage);

/** As after a request: React then renders in a task of its own, later than a promise is resolved. */
function ClosingDialog({ onResolve }: { onResolve: (result: true) => void }) {
  useEffect(() => void setTimeout(() => onResolve(true)), [onResolve]);
  return (
    <Dialog open title="Svuotare?" onClose={() => undefined}>
      {null}
    </Dialog>
  );
}

it("answers when the dialog is gone: whoever navigates then waits for its history entry", async () => {
  jest.mocked(loadOverlay).mockImplementation((_request, resolve) => {
    return Promise.resolve(<ClosingDialog onResolve={resolve as (result: true) => void} />);
  });
  renderPage(null);
  let isOpen: boolean | undefined;
  act(() => {
    void openConfirmDialog({ title: "Svuotare?", confirm: "Svuota" }).then(() => {
      isOpen = screen.queryByRole("dialog") !== null;
    });
  });
  await waitFor(() => expect(isOpen).toBeDefined());
  expect(isOpen).toBe(false);
});
