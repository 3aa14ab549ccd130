import { quantitySteps, type SellingRule } from "./quantity";

/** Pieces, or kilograms of loose products. */
export const firstQuantity = (rule: SellingRule): number => quantitySteps(rule).start / 1000;
