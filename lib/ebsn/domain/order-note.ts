/** What a customer thinks of an order: 1 to 5 stars and words. */
export type OrderNote = { noteId: number; orderId: number; rating: number; content: string };
