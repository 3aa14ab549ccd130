import { format } from "node:util";

const shouted: string[] = [];

const hear = (...words: unknown[]) => void shouted.push(format(...words));

// Assigned, not spied on, so that a test which expects a complaint may spy on it and take it away.
Object.assign(console, { error: hear, warn: hear });

afterEach(() => {
  const said = shouted.splice(0);
  if (said.length > 0) {
    throw new Error(`The test wrote to console.error or console.warn:\n${said.join("\n")}`);
  }
});
