import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListInputButtons } from "@/components/lists/list-input-buttons";
import { renderWithProviders } from "../render-with-providers";

const browser = globalThis as unknown as Record<
  "SpeechRecognition" | "TextDetector" | "createImageBitmap",
  unknown
>;

beforeEach(() => {
  document.documentElement.lang = "it";
});

afterEach(() => {
  delete browser.SpeechRecognition;
  delete browser.TextDetector;
  delete browser.createImageBitmap;
});

const renderCapture = () =>
  renderWithProviders(
    <>
      <textarea id="list" aria-label="lista" maxLength={500} defaultValue="uova" />
      <ListInputButtons inputId="list" />
    </>,
  );

test("a browser that neither hears nor reads shows no button", () => {
  renderCapture();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("dictated products are appended, one per line", async () => {
  browser.SpeechRecognition = class {
    onresult: (event: object) => void = () => undefined;
    start() {
      this.onresult({ results: [[{ transcript: "due latte e mezzo chilo di pane" }]] });
    }
  };
  renderCapture();
  await userEvent.click(screen.getByRole("button", { name: "Detta la lista" }));
  await waitFor(() =>
    expect(screen.getByRole("textbox")).toHaveValue("uova\ndue latte e mezzo chilo di pane"),
  );
});

/** Hears the text when it is asked to stop. */
const listenUntilStopped = (transcript: string) => {
  const stop = jest.fn();
  browser.SpeechRecognition = class {
    onresult: (event: object) => void = () => undefined;
    start() {}
    stop() {
      stop();
      this.onresult({ results: [[{ transcript }]] });
    }
  };
  return stop;
};

test("dictation is stopped by the button that says so", async () => {
  listenUntilStopped("latte, burro e poi un chilo e mezzo di mele");
  renderCapture();
  await userEvent.click(screen.getByRole("button", { name: "Detta la lista" }));
  expect(screen.getByRole("status")).toHaveTextContent("Ti ascolto…");
  await userEvent.click(screen.getByRole("button", { name: "Ho finito" }));
  await waitFor(() =>
    expect(screen.getByRole("textbox")).toHaveValue("uova\nlatte\nburro\nun chilo e mezzo di mele"),
  );
});

test("the microphone is off once the page is left", async () => {
  const stop = listenUntilStopped("latte");
  const { unmount } = renderCapture();
  await userEvent.click(screen.getByRole("button", { name: "Detta la lista" }));
  unmount();
  expect(stop).toHaveBeenCalled();
});

test("an English list is split at English words", async () => {
  document.documentElement.lang = "en";
  listenUntilStopped("milk and a pound and a half of apples then butter, six eggs");
  renderCapture();
  await userEvent.click(screen.getByRole("button", { name: "Detta la lista" }));
  await userEvent.click(screen.getByRole("button", { name: "Ho finito" }));
  await waitFor(() =>
    expect(screen.getByRole("textbox")).toHaveValue(
      "uova\nmilk\na pound and a half of apples\nbutter\nsix eggs",
    ),
  );
});

test("a photograph is read on the device", async () => {
  browser.createImageBitmap = async () => ({});
  browser.TextDetector = class {
    detect = async () => [{ rawValue: "2 latte" }, { rawValue: " pane " }];
  };
  renderCapture();
  fireEvent.change(screen.getByLabelText("Fotografa la lista", { selector: "input" }), {
    target: { files: [new File(["x"], "lista.jpg", { type: "image/jpeg" })] },
  });
  await waitFor(() => expect(screen.getByRole("textbox")).toHaveValue("uova\n2 latte\npane"));
});

test("an unreadable photo shows an error", async () => {
  browser.createImageBitmap = async () => {
    throw new Error("no picture");
  };
  browser.TextDetector = class {
    detect = async () => [];
  };
  renderCapture();
  fireEvent.change(screen.getByLabelText("Fotografa la lista", { selector: "input" }), {
    target: { files: [new File(["x"], "lista.jpg", { type: "image/jpeg" })] },
  });
  expect(await screen.findByText(/Non siamo riusciti a leggerla/)).toBeVisible();
});

test("both are reached by keyboard, and the list has the focus afterwards", async () => {
  browser.SpeechRecognition = class {
    onresult: (event: object) => void = () => undefined;
    start() {
      this.onresult({ results: [[{ transcript: "burro" }]] });
    }
  };
  browser.TextDetector = class {
    detect = async () => [];
  };
  renderCapture();
  const list = screen.getByRole("textbox");
  const choosesFile = jest.spyOn(HTMLInputElement.prototype, "click").mockImplementation();
  await userEvent.tab();
  expect(list).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Detta la lista" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(list).toHaveValue("uova\nburro"));
  expect(list).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Fotografa la lista" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(choosesFile).toHaveBeenCalled();
  choosesFile.mockRestore();
});
