import type { Messages } from "./domain/envelope";

export const NO_MESSAGES: Messages = { errors: [], infos: [], warnings: [] };
