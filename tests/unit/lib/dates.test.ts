import {
  dayInItaly,
  daysBetween,
  formatDate,
  formatDay,
  formatInstant,
  formatLongDay,
  formatTime,
  instantInItaly,
  isoFromShopDate,
  shopDateFromIso,
} from "@/lib/dates";

describe("dates", () => {
  it("returns the day in Italy in any system time zone", () => {
    expect(dayInItaly(new Date("2026-11-25T22:59:00Z"))).toBe("2026-11-25");
    expect(dayInItaly(new Date("2026-11-25T23:00:00Z"))).toBe("2026-11-26");
    expect(dayInItaly(new Date("2026-07-01T22:00:00Z"))).toBe("2026-07-02");
  });

  it("parses and formats dates of the API", () => {
    expect(isoFromShopDate("26/11/2026")).toBe("2026-11-26");
    expect(isoFromShopDate(" 2/1/2027 ")).toBe("2027-01-02");
    expect(shopDateFromIso("2026-11-26")).toBe("26/11/2026");
    expect(shopDateFromIso("2026-11-26T08:00:00Z")).toBe("26/11/2026");
  });

  it.each(["", "31/02/2026", "2026-11-26", "26-11-2026", "0/13/2026", "domani"])(
    "returns an empty string for %p",
    (text) => {
      expect(isoFromShopDate(text)).toBe("");
    },
  );

  it("formats days as in the timeslot tabs", () => {
    expect(formatDay("2026-11-26")).toBe("gio 26 nov");
    expect(formatLongDay("2026-11-26")).toBe("giovedì 26 novembre");
    expect(formatDate("2026-01-02")).toBe("02/01/2026");
    expect(formatDate("2026-01-02", "en")).toBe("02/01/2026");
  });

  it("counts days across months, leap days and DST changes", () => {
    expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
    expect(daysBetween("2026-01-01", "2025-12-31")).toBe(-1);
    expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  });

  it.each([
    ["2026-11-26", "08:30", "2026-11-26T07:30:00.000Z"],
    ["2026-07-01", "8:30", "2026-07-01T06:30:00.000Z"],
    ["2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
    ["2026-03-29", "02:30", "2026-03-29T01:30:00.000Z"],
    ["2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
    ["2026-10-25", "01:30", "2026-10-24T23:30:00.000Z"],
    ["2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
    ["2026-01-01", "00:00", "2025-12-31T23:00:00.000Z"],
  ])("converts %s %s to an instant", (day, time, instant) => {
    expect(instantInItaly(day, time).toISOString()).toBe(instant);
  });

  it("resolves the repeated hour at the end of DST", () => {
    expect(formatTime(instantInItaly("2026-10-25", "02:30"))).toBe("02:30");
  });

  it("round-trips through a year of hours", () => {
    for (let hour = 0; hour < 366 * 24; hour += 5) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour, 30));
      const day = dayInItaly(instant);
      const time = formatTime(instant);
      const back = instantInItaly(day, time);
      expect(`${dayInItaly(back)} ${formatTime(back)}`).toBe(`${day} ${time}`);
    }
  });

  it("formats an instant in Italian time", () => {
    expect(formatInstant(new Date("2026-11-26T17:30:00Z"))).toBe("gio 26 nov 18:30");
    expect(formatTime(new Date("2026-11-25T23:05:00Z"))).toBe("00:05");
  });
});
