import type { ServerResponse } from "node:http";

export function admitMaps(response: ServerResponse): void;
