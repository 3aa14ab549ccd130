export const DRY = "Conservare in luogo fresco e asciutto.";
