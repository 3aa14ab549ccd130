import { type BackendOptions, startBackend, type TestBackend } from "./backend";
import { allowLocalhost } from "./jest-localhost";

/** The backend of a test file, from before its first test to after its last; it may be called. */
export function backendForFile(options?: BackendOptions): TestBackend {
  allowLocalhost();
  let started: TestBackend | undefined;
  beforeAll(async () => {
    started = await startBackend(options);
  });
  afterAll(() => started?.stop());

  function running(): TestBackend {
    if (!started) throw new Error("The backend runs in hooks and tests only.");
    return started;
  }

  return {
    get url() {
      return running().url;
    },
    get clock() {
      return running().clock;
    },
    get context() {
      return running().context;
    },
    get app() {
      return running().app;
    },
    get: (path, headers) => running().get(path, headers),
    post: (path, body, headers) => running().post(path, body, headers),
    stop: () => running().stop(),
  };
}
