export const FRIDGE = "Conservare in frigorifero, nel cassetto delle verdure.";
