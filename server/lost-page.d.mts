import type { IncomingMessage, ServerResponse } from "node:http";

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;
type ReadLostPage = (url: string) => Promise<Buffer | null>;

export function lostPageOf(origin: string, locales: string[]): ReadLostPage;
export function withLostPage(handle: Handle, readLostPage: ReadLostPage): Handle;
