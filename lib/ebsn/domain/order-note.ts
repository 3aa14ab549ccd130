/** `rating`: 1 to 5. */
export type OrderNote = { noteId: number; orderId: number; rating: number; content: string };
