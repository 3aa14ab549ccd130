import { sendForm } from "@/components/forms/send-form";
import type { FormDefinition } from "@/lib/ebsn/domain/form";

const definition: FormDefinition = {
  source: "custom",
  formId: 7,
  title: "Prova",
  intro: "",
  fields: [],
  needsLogin: false,
  submitText: "",
  successText: "",
};

const MINUTE = 60_000;

/** The browser ends a request after its `timeout`, counted from the start. */
function stubRequest() {
  const request = {
    timeout: 0,
    upload: {} as { onprogress?: (event: { loaded: number; total: number }) => void },
    open: jest.fn(),
    setRequestHeader: jest.fn(),
    send: jest.fn(),
    ontimeout: () => undefined as void,
  };
  globalThis.XMLHttpRequest = jest.fn(() => request) as unknown as typeof XMLHttpRequest;
  return request;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("a slow upload is waited for as long as it goes on, and a minute longer", async () => {
  const request = stubRequest();
  const progress: number[] = [];
  const result = sendForm(definition, {}, (part) => void progress.push(part));
  expect(request.timeout).toBe(MINUTE);
  for (const loaded of [1, 2]) {
    jest.advanceTimersByTime(50_000);
    request.upload.onprogress?.({ loaded, total: 4 });
  }
  expect(request.timeout).toBe(100_000 + MINUTE);
  expect(progress).toEqual([0.25, 0.5]);
  request.ontimeout();
  expect(await result).toEqual({ kind: "timeout" });
});
