/** Where an offer stands in the list below its leaflet. */
export const offerAnchor = (productId: number) => `offerta-${productId}`;
