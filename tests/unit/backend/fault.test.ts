import { DrizzleQueryError } from "drizzle-orm";
import fastify from "fastify";
import { readConfig } from "@/backend/config";
import { answerErrors } from "@/backend/http/errors";
import { loggerOptions } from "@/backend/http/log";

const STATEMENT = "insert into customer (email, street) values ($1, $2)";

/** The log of a call that fails with `error`. */
async function logOf(error: Error): Promise<string> {
  let written = "";
  const stream = { write: (line: string) => void (written += line) };
  const options = loggerOptions(readConfig({ BACKEND_LOG_LEVEL: "error" }));
  const app = fastify({ logger: typeof options === "object" ? { ...options, stream } : false });
  answerErrors(app);
  app.get("/", () => Promise.reject(error));
  expect((await app.inject("/")).statusCode).toBe(500);
  await app.close();
  return written;
}

const refused = () =>
  Object.assign(new Error('invalid input: "anna@madia.test"'), {
    ...{ severity: "ERROR", code: "23505", detail: "Key (email)=(anna@madia.test) already exists." },
    ...{ where: "unnamed portal parameter $1 = 'anna@madia.test'", params: ["anna@madia.test"] },
  });

const failed = () => new DrizzleQueryError(STATEMENT, ["anna@madia.test", "Via Roma 7\n    at 3"], refused());

test.each([
  ["a statement", failed],
  ["a statement behind another failure", () => new Error("The order stays open", { cause: failed() })],
  ["the database itself", refused],
])("of the failure of %s the log keeps no word of a customer", async (_, make) => {
  const line = await logOf(make());
  expect(line).toContain('"code":"23505"');
  expect(line).toContain("fault.test.ts");
  for (const secret of ["anna", "Via Roma", "at 3"]) expect(line).not.toContain(secret);
});

test("of a failed statement it keeps the statement", async () => {
  expect(JSON.parse(await logOf(failed()))).toMatchObject({
    err: { type: "DrizzleQueryError", statement: STATEMENT, cause: { code: "23505" } },
  });
});

test("of any other failure it keeps the message and where it happened", async () => {
  const { err } = JSON.parse(await logOf(new TypeError("no such thing"))) as { err: { stack: string } };
  expect(err).toMatchObject({ type: "TypeError", message: "no such thing" });
  expect(err.stack).toMatch(/^\s+at .*fault\.test\.ts/);
});
