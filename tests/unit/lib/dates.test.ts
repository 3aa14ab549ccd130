import { createTranslator } from "next-intl";
import {
  toShopDay,
  formatDate,
  formatDay,
  formatInstant,
  formatLongDay,
  formatPlannedDay,
  formatMonth,
  formatTime,
  shopDateFromIso,
  formatFullDate,
  timeAndDay,
} from "@/lib/dates";
import messages from "@/messages/it.json";
import { withElision } from "@/lib/rules/text/elision";

/** As another engine's Intl writes. */
function stubFormat(text: string): void {
  const prototype = Intl.DateTimeFormat.prototype as unknown as { format: object };
  jest.spyOn(prototype, "format", "get").mockReturnValue(() => text);
}

describe("dates", () => {
  it("returns the day in Italy in any system time zone", () => {
    expect(toShopDay(new Date("2026-11-25T22:59:00Z"))).toBe("2026-11-25");
    expect(toShopDay(new Date("2026-11-25T23:00:00Z"))).toBe("2026-11-26");
    expect(toShopDay(new Date("2026-07-01T22:00:00Z"))).toBe("2026-07-02");
  });

  it("returns the ISO day where an engine writes dates in another order", () => {
    stubFormat("11/26/2026");
    expect(toShopDay(new Date("2026-11-26T12:00:00Z"))).toBe("2026-11-26");
  });

  it("writes no comma in English where an engine does", () => {
    stubFormat("Thursday, 26 November");
    expect(formatLongDay("2026-11-26", "en")).toBe("Thursday 26 November");
  });

  it("formats dates as the API wants them", () => {
    expect(shopDateFromIso("2026-11-26")).toBe("26/11/2026");
    expect(shopDateFromIso("2026-11-26T08:00:00Z")).toBe("26/11/2026");
  });

  it("formats days as in the timeslot tabs", () => {
    expect(formatDay("2026-11-26")).toBe("gio 26 nov");
    expect(formatLongDay("2026-11-26")).toBe("giovedì 26 novembre");
    expect(formatDate("2026-01-02")).toBe("02/01/2026");
  });

  it("has the day first in English too", () => {
    expect(formatDate("2026-01-02", "en")).toBe("02/01/2026");
    expect(formatDay("2026-11-26", "en")).toBe("Thu 26 Nov");
    expect(formatLongDay("2026-11-26", "en")).toBe("Thursday 26 November");
    expect(formatInstant(new Date("2026-11-26T17:30:00Z"), "en")).toBe("Thu 26 Nov 18:30");
  });

  it.each(["", "27-11-2026", "domani", "2026-13-01"])("leaves out what is no day: %j", (text) => {
    for (const format of [formatDay, formatLongDay, formatDate, formatMonth]) expect(format(text)).toBe("");
  });

  it("formats a moment and a first day for sentences", () => {
    expect(timeAndDay(new Date("2026-11-28T19:00:00Z"))).toEqual({
      time: "20:00",
      day: "sabato 28 novembre",
    });
    expect(timeAndDay(new Date("2026-11-28T19:00:00Z"), "en").day).toBe("Saturday 28 November");
    expect(formatFullDate("2026-11-28")).toBe("28 novembre 2026");
    expect(formatFullDate("2026-11-28", "en")).toBe("28 November 2026");
  });

  it.each([
    ["2026-11-08", "Con noi dall'8 novembre 2026."],
    ["2026-11-11", "Con noi dall'11 novembre 2026."],
    ["2026-11-18", "Con noi dal 18 novembre 2026."],
  ])("elides the article before the first day %s", (day, text) => {
    const t = createTranslator({ locale: "it", messages, namespace: "profile.lifetime" });
    expect(t("since", withElision(formatFullDate(day)))).toBe(text);
  });

  it("formats an instant in Italian time", () => {
    expect(formatInstant(new Date("2026-11-26T17:30:00Z"))).toBe("gio 26 nov 18:30");
    expect(formatTime(new Date("2026-11-25T23:05:00Z"))).toBe("00:05");
  });
});

it.each([
  ["2026-12-31", "giovedì 31 dicembre"],
  ["2099-12-31", "giovedì 31 dicembre 2099"],
])("a planned day has its year where it is another one: %s", (day, text) => {
  expect(formatPlannedDay(day, "2026-11-27")).toBe(text);
});
