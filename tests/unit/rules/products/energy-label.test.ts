import { readEnergyLabel } from "@/lib/rules/products/energy-label";

const URL = "/photo/p/large/700_energy.webp";

test.each([
  ["E", URL],
  [" e ", URL],
  ["A", "https://eprel.example/label/1.png"],
])("class '%s' with its label at %s", (energyClass, url) => {
  expect(readEnergyLabel({ ENERGY_CLASS: energyClass, ENERGY_LABEL: url })).toEqual({
    energyLabel: { energyClass: energyClass.trim().toUpperCase(), url },
  });
});

test.each([
  ["a class of the former scale", { ENERGY_CLASS: "A++", ENERGY_LABEL: URL }],
  ["no class", { ENERGY_LABEL: URL }],
  ["a class without its label", { ENERGY_CLASS: "E" }],
  ["an address that runs a script", { ENERGY_CLASS: "E", ENERGY_LABEL: "javascript:alert(1)" }],
  ["an address of another protocol", { ENERGY_CLASS: "E", ENERGY_LABEL: "//example.org/label.png" }],
])("%s is no energy label", (_what, infos) => {
  expect(readEnergyLabel(infos)).toEqual({});
});
