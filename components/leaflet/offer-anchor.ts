export const offerAnchor = (productId: number) => `offerta-${productId}`;
