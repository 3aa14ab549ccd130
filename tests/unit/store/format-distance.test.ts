import { formatDistance } from "@/components/delivery/format-distance";
import { formatKilometres } from "@/lib/format/format-kilometres";

test.each([
  [640, "640 m"],
  [1240, "1,2 km"],
  [12_400, "12 km"],
])("%d metres are %s", (metres, text) => expect(formatDistance(metres, "it")).toBe(text));

test("a store is as far in the dialog as on its page", () =>
  expect(formatDistance(12_400, "it")).toBe(`${formatKilometres(12.4, "it")} km`));
