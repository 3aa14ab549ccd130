import { screen } from "@testing-library/react";
import { parseNutrition } from "@/lib/html/nutrition";
import { NutritionTable } from "@/components/product/nutrition-table";
import { renderWithProviders } from "../render-with-providers";

const HAND_TYPED = `<table><tbody>
<tr><th></th><th>Per porzione (80 g)</th><th>Per 100&nbsp;g</th></tr>
<tr><td>Valori medi per</td><td>80 g</td><td>100 g</td></tr>
<tr><td>Energia</td><td>1170 kJ / 276 kcal</td><td>1463 kJ / 345 kcal</td></tr>
<tr><td>Grassi</td><td>1,2 g</td><td>1,5 g</td></tr>
<tr><td>- di cui acidi grassi saturi</td><td>0,2 g</td><td>0,3 g</td></tr>
<tr><td>Sale</td><td></td><td>0,01 g</td></tr>
</tbody></table>`;

test("reads the column per 100 g at any position", () => {
  expect(parseNutrition(HAND_TYPED)).toEqual({
    basis: "100 g",
    rows: [
      { label: "Energia", value: "1463 kJ / 345 kcal", isPart: false },
      { label: "Grassi", value: "1,5 g", isPart: false },
      { label: "di cui acidi grassi saturi", value: "0,3 g", isPart: true },
      { label: "Sale", value: "0,01 g", isPart: false },
    ],
  });
});

test("reads a declaration per 100 ml", () => {
  expect(
    parseNutrition("<tr><td></td><td>100 ML</td></tr><tr><td>Zuccheri</td><td>10 g</td></tr>")?.basis,
  ).toBe("100 ml");
});

test.each([
  ["in a row of its own", '<tr><th colspan="2">Valori medi per 100 g</th></tr>'],
  ["in the first cell", "<tr><td>Valori medi per 100 g</td><td></td></tr>"],
  ["above the table", "<p>Valori medi per 100 g:</p><table>"],
  ["in its caption", "<table><caption>Dichiarazione nutrizionale (per 100 g)</caption>"],
])("reads what the values are for %s", (_name, heading) => {
  expect(parseNutrition(`${heading}<tr><td>Grassi</td><td>1,5 g</td></tr>`)).toEqual({
    basis: "100 g",
    rows: [{ label: "Grassi", value: "1,5 g", isPart: false }],
  });
});

const HEADING = "<tr><th></th><th>Per 30 g</th><th>Per 100 g</th></tr>";

test.each([
  [
    "under a cell of two rows",
    '<tr><td rowspan="2">Energia</td><td>438 kJ</td><td>1463 kJ</td></tr><tr><td>104 kcal</td><td>345 kcal</td></tr>',
  ],
  [
    "beside an empty cell",
    "<tr><td>Energia</td><td>438 kJ</td><td>1463 kJ</td></tr><tr><td></td><td>104 kcal</td><td>345 kcal</td></tr>",
  ],
])("reads the energy in its second unit %s", (_name, energy) => {
  const { rows } =
    parseNutrition(`${HEADING}${energy}<tr><td>Sale</td><td>0 g</td><td>0,1 g</td></tr>`) ?? {};
  expect(rows).toEqual([
    { label: "Energia", value: "1463 kJ / 345 kcal", isPart: false },
    { label: "Sale", value: "0,1 g", isPart: false },
  ]);
});

test.each(["", "<p>Vedi confezione</p>", "<table><tr><td>solo una cella</td></tr></table>"])(
  "returns null for %s",
  (html) => {
    expect(parseNutrition(html)).toBeNull();
  },
);

test("renders the original markup when there is no table", () => {
  renderWithProviders(<NutritionTable html="<p>Energia 345 kcal</p>" />);
  expect(screen.getByText("Energia 345 kcal")).toBeInTheDocument();
});
