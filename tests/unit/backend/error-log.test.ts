import { DrizzleQueryError } from "drizzle-orm";
import fastify from "fastify";
import { readConfig } from "@/backend/config";
import { registerErrorHandlers } from "@/backend/http/errors";
import { loggerOptions } from "@/backend/http/log";

const STATEMENT = "insert into customer (email, street) values ($1, $2)";

async function captureLog(error: Error): Promise<string> {
  let written = "";
  const stream = { write: (line: string) => void (written += line) };
  const options = loggerOptions(readConfig({ BACKEND_LOG_LEVEL: "error" }));
  const app = fastify({ logger: typeof options === "object" ? { ...options, stream } : false });
  registerErrorHandlers(app);
  app.get("/", () => Promise.reject(error));
  expect((await app.inject("/")).statusCode).toBe(500);
  await app.close();
  return written;
}

const postgresError = () =>
  Object.assign(new Error('invalid input: "anna@madia.test"'), {
    severity: "ERROR",
    code: "23505",
    detail: "Key (email)=(anna@madia.test) already exists.",
    where: "unnamed portal parameter $1 = 'anna@madia.test'",
    params: ["anna@madia.test"],
  });

const queryError = () =>
  new DrizzleQueryError(STATEMENT, ["anna@madia.test", "Via Roma 7\n    at 3"], postgresError());

test.each([
  ["a query", queryError],
  ["a query wrapped in another error", () => new Error("Checkout failed", { cause: queryError() })],
  ["the database itself", postgresError],
])("logs no customer data for an error of %s", async (_, createError) => {
  const line = await captureLog(createError());
  expect(line).toContain('"code":"23505"');
  expect(line).toContain(".test.ts");
  for (const secret of ["anna", "Via Roma", "at 3"]) expect(line).not.toContain(secret);
});

test("logs the statement of a failed query", async () => {
  expect(JSON.parse(await captureLog(queryError()))).toMatchObject({
    err: { type: "DrizzleQueryError", statement: STATEMENT, cause: { code: "23505" } },
  });
});

test("logs the message and stack of any other error", async () => {
  const { err } = JSON.parse(await captureLog(new TypeError("no such thing"))) as { err: { stack: string } };
  expect(err).toMatchObject({ type: "TypeError", message: "no such thing" });
  expect(err.stack).toMatch(/^\s+at .*\.test\.ts/);
});
