import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ScanButton } from "@/components/search/scan-button";
import { renderPage, resetPage } from "@/tests/support/render-page";

const browser = globalThis as unknown as { BarcodeDetector?: unknown };

function giveCamera(getUserMedia: () => Promise<unknown>, rawValue = "8001234567890"): void {
  browser.BarcodeDetector = class {
    static getSupportedFormats = async () => ["ean_13"];
    detect = async () => [{ rawValue }];
  };
  const enumerateDevices = async () => [{ kind: "videoinput" }];
  Object.defineProperty(navigator, "mediaDevices", {
    value: { getUserMedia, enumerateDevices },
    configurable: true,
  });
  HTMLMediaElement.prototype.play = async () => undefined;
}

afterEach(() => {
  resetPage();
  delete browser.BarcodeDetector;
  Reflect.deleteProperty(navigator, "mediaDevices");
});

const name = "Scansiona un codice a barre";

test("a barcode before the camera is searched, and the camera is released", async () => {
  const stop = jest.fn();
  giveCamera(async () => ({ getTracks: () => [{ stop }] }));
  const onCode = jest.fn();
  renderPage(<ScanButton onCode={onCode} />);
  await userEvent.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(onCode).toHaveBeenCalledWith("8001234567890"));
  await waitFor(() => expect(stop).toHaveBeenCalled());
});

test("without permission the number can still be typed", async () => {
  giveCamera(async () => {
    throw new Error("NotAllowedError");
  });
  renderPage(<ScanButton onCode={() => undefined} />);
  await userEvent.click(await screen.findByRole("button", { name }));
  expect(await screen.findByText(/scrivi il numero sotto il codice a barre/)).toBeInTheDocument();
});

test("a browser that reads no barcodes shows no button", async () => {
  renderPage(<ScanButton onCode={() => undefined} />);
  await act(async () => undefined);
  expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
});

test("the camera is opened, closed and released by keyboard", async () => {
  const stop = jest.fn();
  giveCamera(async () => ({ getTracks: () => [{ stop }] }), "");
  renderPage(<ScanButton onCode={() => undefined} />);
  const button = await screen.findByRole("button", { name });
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  const close = await screen.findByRole("button", { name: "Chiudi" });
  await userEvent.tab();
  expect(close).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(button).toHaveFocus();
  await waitFor(() => expect(stop).toHaveBeenCalled());
});
