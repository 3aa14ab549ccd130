import nock from "nock";

/** Lets the suite that calls it talk to servers of its own on this machine; all else stays closed. */
export function allowLocalhost(): void {
  beforeAll(() => nock.enableNetConnect(/^(localhost|127\.0\.0\.1|\[::1\]|::1)(:\d+)?$/));
  afterAll(() => nock.disableNetConnect());
}
