import type { Clock } from "../../clock";
import type { Db } from "../client";

export type SeedOptions = {
  clock: Clock;
  /** Number of products to scale the catalogue to; 0: unscaled. */
  scale: number;
  /** Of the demo people and staff, in place of the usual one. */
  demoPassword?: string;
  progress(line: string): void;
};

export type Importer = (db: Db, options: SeedOptions) => Promise<void>;
