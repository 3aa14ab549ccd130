import type { Clock } from "../../clock";
import type { Db } from "../client";

export type SeedOptions = {
  clock: Clock;
  /** Number of products to scale the catalogue to; 0: unscaled. */
  scale: number;
  progress(line: string): void;
};

export type Importer = (db: Db, options: SeedOptions) => Promise<void>;
