import { syncBuiltinESMExports } from "node:module";
import { relative } from "node:path";
import { pathToFileURL } from "node:url";
import { TestEnvironment } from "jest-environment-node";
import { disableAsyncStorages } from "../jest-async-storage.mjs";
import "../jest-scripts.mjs";
import { BACKEND_MODULES, SECOND_BRAND_MODULES } from "./modules.mjs";

/** @param {string} path */
const load = (path) => import(pathToFileURL(path).href);

/** The backend runs outside Jest's sandbox, loaded once per worker: inside, each test file would load it anew. */
export default class BackendEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const modules = await load(BACKEND_MODULES);
    /** @param {string} path */
    this.global.backendModule = (path) => modules[relative(process.cwd(), path)];
    // Jest's own does nothing.
    this.global.syncBuiltinESMExports = syncBuiltinESMExports;
    this.global.loadSecondBrand = () => load(SECOND_BRAND_MODULES);
    this.ownFetch = globalThis.fetch;
    // nock sees what the backend asks for.
    globalThis.fetch = (...request) => this.global.fetch(...request);
  }

  async teardown() {
    globalThis.fetch = this.ownFetch;
    await super.teardown();
    disableAsyncStorages();
  }
}
