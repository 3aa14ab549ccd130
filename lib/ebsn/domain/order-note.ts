export type OrderNote = { noteId: number; orderId: number; rating: number; content: string };
