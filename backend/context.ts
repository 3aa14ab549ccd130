import type { Clock } from "./clock";
import type { BackendConfig } from "./config";
import type { Database, Db } from "./db/client";

export type Context = { config: BackendConfig; db: Db; database: Database; clock: Clock };
