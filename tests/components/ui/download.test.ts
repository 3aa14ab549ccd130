import { downloadFile } from "@/lib/browser/download";

const calls: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = (url) => void calls.push(`revoked ${url}`);
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    calls.push(`${this.download} from ${this.href}`);
  });
});

afterEach(() => jest.useRealTimers());

test("a file can still be read after the click, and is released later", () => {
  downloadFile("710001.ics", "BEGIN:VCALENDAR", "text/calendar");
  expect(calls).toEqual(["710001.ics from blob:file"]);
  jest.runAllTimers();
  expect(calls).toEqual(["710001.ics from blob:file", "revoked blob:file"]);
});
