import { distanceText } from "@/components/delivery/distance-text";
import { kilometreText } from "@/lib/kilometre-text";

test.each([
  [640, "640 m"],
  [1240, "1,2 km"],
  [12_400, "12 km"],
])("%d metres are %s", (metres, text) => expect(distanceText(metres, "it")).toBe(text));

test("a store is as far in the dialog as on its page", () =>
  expect(distanceText(12_400, "it")).toBe(`${kilometreText(12.4, "it")} km`));
