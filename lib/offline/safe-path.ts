import { isInternalPath } from "../../config/internal-path.mjs";

export const safePath = (path: string | null): string => (path && isInternalPath(path) ? path : "/");
