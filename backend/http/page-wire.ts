export const pageWire = (totItems: number, page: number, size: number) => ({
  selPage: page,
  totPages: Math.max(1, Math.ceil(totItems / size)),
  totItems,
  itemsPerPage: size,
});
