import { joinDetails } from "@/lib/format/join-details";

test.each([
  [["Latteria Valsorina", "1 l"], "Latteria Valsorina\u00a0· 1\u00a0l"],
  [["Gratis", "Fascia molto richiesta: 1 € in più"], "Gratis\u00a0· Fascia molto richiesta: 1\u00a0€ in più"],
  [["", false as const, "8 pz", undefined], "8\u00a0pz"],
])("a figure stays on the line of its unit: %j", (texts, joined) => {
  expect(joinDetails(...texts)).toBe(joined);
});
