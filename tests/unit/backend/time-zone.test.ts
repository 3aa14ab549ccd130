import { toItalianDay } from "@/backend/modules/catalogue/campaign";
import { outboxPage } from "@/backend/modules/mail/outbox-page";

jest.mock("@/brand.config", () => {
  const config = jest.requireActual<typeof import("@/brand.config")>("@/brand.config");
  return { ...config, brand: { ...config.brand, timeZone: "America/New_York" } };
});

const at = new Date("2026-11-26T02:30:00Z");

test("campaigns begin with the day of the brand's time zone", () => {
  expect(new Date(toItalianDay(at)).toISOString()).toBe("2026-11-25T00:00:00.000Z");
});

test("the outbox has the times of the brand's time zone", () => {
  const page = outboxPage([{ recipient: "a@madia.test", subject: "Ciao", text: "", html: "", sentAt: at }]);
  expect(page).toContain("25 nov 2026, 21:30");
});
