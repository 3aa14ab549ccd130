import type { IncomingMessage, ServerResponse } from "node:http";

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;
type ReadNotFoundPage = (url: string) => Promise<Buffer | null>;

export function renderNotFound(origin: string, locales: string[]): ReadNotFoundPage;
export function withNotFoundPage(handle: Handle, readNotFoundPage: ReadNotFoundPage): Handle;
