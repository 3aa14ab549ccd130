import { format } from "node:util";

const consoleLines: string[] = [];

const record = (...values: unknown[]) => void consoleLines.push(format(...values));

// Assigned, not spied on, so that a test that expects a message can spy on it.
Object.assign(console, { error: record, warn: record });

afterEach(() => {
  const lines = consoleLines.splice(0);
  if (lines.length > 0) {
    throw new Error(`The test wrote to console.error or console.warn:\n${lines.join("\n")}`);
  }
});
