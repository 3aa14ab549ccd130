import { isInternalPath } from "../rules/internal-path";

export const safePath = (path: string | null): string => (path && isInternalPath(path) ? path : "/");
