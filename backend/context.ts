import type { Clock } from "./clock";
import type { BackendConfig } from "./config";
import type { Database, Db } from "./db/client";
import type { DrawPicture } from "./pictures/request";

export type Context = {
  config: BackendConfig;
  db: Db;
  database: Database;
  clock: Clock;
  /** Without it pictures are drawn in this process. */
  draw?: DrawPicture;
};
