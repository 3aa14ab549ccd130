import { TestEnvironment } from "jest-environment-node";
import { disableAsyncStorages } from "./jest-async-storage.mjs";
import "./jest-scripts.mjs";

export default class NodeEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    disableAsyncStorages();
  }
}
