import type { HazardPictogram } from "../../../lib/rules/products/hazards";

/** Reg. 1272/2008, annex I. */
const STATEMENTS: readonly (readonly [HazardPictogram, RegExp])[] = [
  ["GHS02", /infiammabil/i],
  ["GHS04", /sotto pressione/i],
  ["GHS05", /gravi ustioni|gravi lesioni oculari/i],
  ["GHS07", /grave irritazione oculare|irritazione cutanea|reazioni? allergic/i],
  ["GHS09", /tossico per gli organismi acquatici/i],
];

export const hazardsOf = (warnings: string): HazardPictogram[] =>
  STATEMENTS.filter(([, statement]) => statement.test(warnings)).map(([pictogram]) => pictogram);
