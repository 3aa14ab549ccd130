import { config } from "../config";

const CODES: ReadonlySet<string> = new Set(config.popupCodes);

export const isPopupCode = (code: string): boolean => CODES.has(code);
