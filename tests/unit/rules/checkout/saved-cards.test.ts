import { formatCardExpiry, isCardExpired } from "@/lib/rules/checkout/saved-cards";

test.each([
  ["202611", "2026-11-30", false],
  ["202611", "2026-12-01", true],
  ["202612", "2026-11-30", false],
  ["202512", "2026-01-01", true],
  ["", "2026-01-01", false],
])("a card good to %s on %s is expired: %s", (expiry, today, isExpired) => {
  expect(isCardExpired(expiry, today)).toBe(isExpired);
});

test.each([
  ["202911", "11/29"],
  ["202913", ""],
  ["", ""],
])("%s is formatted as %s", (expiry, formatted) => {
  expect(formatCardExpiry(expiry)).toBe(formatted);
});
