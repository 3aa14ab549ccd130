/** ISO 4217. Apart from the rest, for prices need it before the page asks for anything else of the brand. */
export const CURRENCY = "EUR";
