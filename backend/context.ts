import type { Clock } from "./clock";
import type { BackendConfig } from "./config";
import type { Database, Db } from "./db/client";

/** What every module of the API gets; no module keeps state of its own. */
export type Context = { config: BackendConfig; db: Db; database: Database; clock: Clock };
