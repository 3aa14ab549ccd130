/** Id of the heading above what has to be taken out of the order or replaced. */
export const UNAVAILABLE_TITLE_ID = "unavailable-title";
