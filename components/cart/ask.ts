import type { ReactNode } from "react";

/** Opens a dialog and waits for its answer. */
export type Ask = <T>(render: (settle: (value: T) => void) => ReactNode) => Promise<T>;
