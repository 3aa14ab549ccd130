/** ISO 4217. In a separate file, as prices need it in the first load. */
export const CURRENCY = "EUR";
