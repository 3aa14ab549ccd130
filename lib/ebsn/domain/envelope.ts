/** `html` is sanitised; absent where the message is plain. */
export type Message = { code: string; message: string; html?: string };

export type Messages = { errors: Message[]; infos: Message[]; warnings: Message[] };

export type ApiResponse<T> = {
  response: { status: number; errors: Message[]; infos: Message[]; warnings: Message[] };
  data: T;
};
