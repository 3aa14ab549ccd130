import { townOfPostalCode } from "@/lib/rules/delivery/town-of-postal-code";

const MILAN = { city: "Milano", province: "MI" };
const PAVIA = { city: "Pavia", province: "PV" };
const LODI = { city: "Lodi", province: "LO" };
const MONTANASO = { city: "Montanaso", province: "LO" };
const EMPTY = { city: "", province: "" };

type Town = typeof MILAN;

test.each<[string, Town[], Town[], Town, Town]>([
  ["an empty town is filled in", [MILAN], [], EMPTY, MILAN],
  ["the town of the previous postal code is replaced", [PAVIA], [MILAN], MILAN, PAVIA],
  ["also where it was written in small letters", [PAVIA], [MILAN], { ...MILAN, city: "milano" }, PAVIA],
  ["another town stays", [PAVIA], [MILAN], { ...MILAN, city: "Linarolo" }, { ...PAVIA, city: "Linarolo" }],
  [
    "the town of a saved address stays",
    [MILAN],
    [],
    { ...MILAN, city: "Figino" },
    { ...MILAN, city: "Figino" },
  ],
  [
    "several towns of one province leave the town open",
    [LODI, MONTANASO],
    [MILAN],
    MILAN,
    { ...LODI, city: "" },
  ],
  ["several provinces leave both open", [LODI, PAVIA], [MILAN], MILAN, EMPTY],
  [
    "a saved province in full stays beside a saved town, where there are several",
    [LODI, PAVIA],
    [],
    { city: "Linarolo", province: "Pavia" },
    { city: "Linarolo", province: "Pavia" },
  ],
  [
    "the province of the previous postal code does not",
    [LODI, PAVIA],
    [MILAN],
    { city: "Linarolo", province: "MI" },
    { city: "Linarolo", province: "" },
  ],
  ["a written town among several has its province", [LODI, PAVIA], [], { ...PAVIA, province: "MI" }, PAVIA],
  ["a town of both postal codes stays", [MILAN], [MILAN], MILAN, MILAN],
])("%s", (_name, towns, previousTowns, written, expected) => {
  expect(townOfPostalCode(towns, previousTowns, written)).toEqual(expected);
});
