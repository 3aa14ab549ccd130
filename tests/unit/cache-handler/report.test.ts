import { withRequestId } from "@/config/request-context.mjs";
import { report } from "@/lib/cache-handler/report.mjs";

test("a failure is a log line like all others, at most one per minute and event", () => {
  jest.useFakeTimers({ now: new Date("2026-11-27T10:00:00Z") });
  const lines: unknown[] = [];
  jest.spyOn(process.stderr, "write").mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
    return true;
  });
  const fail = (event: string) => withRequestId("0123456789abcdef", () => report(event, new Error("full")));
  for (const event of ["report.a", "report.a", "report.b"]) fail(event);
  jest.setSystemTime(new Date("2026-11-27T10:01:00Z"));
  fail("report.a");
  const line = { level: "warn", requestId: "0123456789abcdef", reason: "full" };
  expect(lines).toEqual([
    { ...line, time: "2026-11-27T10:00:00.000Z", event: "report.a" },
    { ...line, time: "2026-11-27T10:00:00.000Z", event: "report.b" },
    { ...line, time: "2026-11-27T10:01:00.000Z", event: "report.a" },
  ]);
});
