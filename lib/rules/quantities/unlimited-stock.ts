/** The API sends at least this for unlimited stock. */
export const UNLIMITED = 1_000_000;
