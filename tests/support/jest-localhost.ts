import nock from "nock";

/** Allows requests to localhost; all others stay blocked. */
export function allowLocalhost(): void {
  beforeAll(() => nock.enableNetConnect(/^(localhost|127\.0\.0\.1|\[::1\]|::1)(:\d+)?$/));
  afterAll(() => nock.disableNetConnect());
}
