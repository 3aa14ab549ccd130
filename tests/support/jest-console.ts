import { format } from "node:util";

const shouted: string[] = [];

// Plain assignment, so that a test which expects a complaint may spy on it and take it away.
console.error = (...words: unknown[]) => void shouted.push(format(...words));
console.warn = (...words: unknown[]) => void shouted.push(format(...words));

afterEach(() => {
  const said = shouted.splice(0);
  if (said.length > 0) {
    throw new Error(`The test wrote to console.error or console.warn:\n${said.join("\n")}`);
  }
});
