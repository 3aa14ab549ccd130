export const MAX_ENTRY_AGE_MS: number;
export const SHARES: {
  memory: Record<"pages" | "data" | "absent", number>;
  disk: Record<"pages" | "data", number>;
};
export function readSettings(
  env: Record<string, string | undefined>,
  serverDistDir?: string,
): {
  build: string;
  folder: string;
  memoryBytes: number;
  diskBytes: number;
  redisUrl: string;
  isBuilding: boolean;
};
