import { calendarFile } from "@/lib/rules/orders/calendar-file";

const event = {
  uid: "order-7@shop.test",
  title: "Consegna della spesa",
  location: "Casa, Via Brera 1; Milano",
  description: "Ordine 7",
  dateIso: "2026-03-29",
  beginTime: "18:00",
  endTime: "20:30",
};

const linesOf = (changes: Partial<typeof event> = {}) =>
  calendarFile({ ...event, ...changes }, new Date("2026-03-20T09:00:00.123Z")).split("\r\n");

test("times in Italy become UTC, on the day the clocks change too", () => {
  expect(linesOf()).toEqual(
    expect.arrayContaining([
      "DTSTAMP:20260320T090000Z",
      "DTSTART:20260329T160000Z",
      "DTEND:20260329T183000Z",
    ]),
  );
  expect(linesOf({ dateIso: "2026-12-01" })).toContain("DTSTART:20261201T170000Z");
});

test("a slot until midnight ends on the next day", () => {
  const lines = ["DTSTART:20260329T200000Z", "DTEND:20260329T220000Z"];
  expect(linesOf({ beginTime: "22:00", endTime: "00:00" })).toEqual(expect.arrayContaining(lines));
  expect(linesOf({ beginTime: "22:00", endTime: "24:00" })).toEqual(expect.arrayContaining(lines));
});

test("separators are escaped, and long lines folded without splitting a character", () => {
  expect(linesOf()).toContain("LOCATION:Casa\\, Via Brera 1\\; Milano");
  const title = "è".repeat(60);
  const lines = linesOf({ title });
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join("\r\n").replace(/\r\n /g, "")).toContain(`SUMMARY:${title}`);
});
