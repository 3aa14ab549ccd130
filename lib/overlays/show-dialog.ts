import type { ReactNode } from "react";

/** Opens a dialog; resolves with its result. */
export type ShowDialog = <T>(render: (resolve: (value: T) => void) => ReactNode) => Promise<T>;
