import { personalLines } from "@/tests/chaos/personal";

test.each([
  "Marca12Qz",
  "mario@example.it",
  "3331234567",
  "+39 3331234567",
  "Madia2026!",
  "madia_session=Fe26.2*1*abc",
  'token: "abcdefghijklmnopqrstuvwx"',
])("finds %s", (text) => {
  expect(personalLines([`{"event":"x","reason":"${text}"}`])).toHaveLength(1);
});

test("does not report an ordinary log line", () => {
  const line =
    '{"time":"2026-11-22T17:14:55.843Z","requestId":"2be16adb44d6f6c5","path":"/cart","status":500}';
  expect(personalLines([line, "madia_event_loop_delay_p99_seconds 0.306970623"])).toEqual([]);
});
