/** Of a list in pages; `items` counts all of them. */
export type PageInfo = { number: number; count: number; items: number; size: number };
