export type Message = { code: string; message: string };

/** Messages of an answer by kind, ready to show. */
export type Messages = { errors: Message[]; infos: Message[]; warnings: Message[] };

/** What the door answers to the browser: EBSN's envelope, its data already parsed and transformed. */
export type DoorAnswer<T> = {
  response: { status: number; errors: Message[]; infos: Message[]; warnings: Message[] };
  data: T;
};
