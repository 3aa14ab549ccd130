import fastify from "fastify";
import { registerErrorHandlers } from "@/backend/http/errors";

/** As a query that the database driver could not send, or that failed. */
const failedQuery = (message: string, code?: string) =>
  new Error("Failed query: select 1", { cause: Object.assign(new Error(message), { code }) });

async function answerTo(error: Error) {
  const app = fastify();
  registerErrorHandlers(app);
  app.get("/", () => Promise.reject(error));
  const answer = await app.inject("/");
  await app.close();
  return [answer.statusCode, answer.json<{ response: { status: number } }>().response.status];
}

test.each<[string, Error]>([
  ["refuses connections", failedQuery("", "ECONNREFUSED")],
  ["is starting", failedQuery("the database system is starting up", "57P03")],
  ["says nothing", failedQuery("timeout exceeded when trying to connect")],
])("with a database that %s the shop is away, and may be asked again", async (_name, error) => {
  expect(await answerTo(error)).toEqual([503, 503]);
});

test.each<[string, Error]>([
  ["a statement that fails", failedQuery("division by zero", "22012")],
  ["a connection that is lost while something is done", failedQuery("terminating connection", "57P01")],
  ["a fault of its own", new Error("undefined is not a function")],
])("%s is an error of the call", async (_name, error) => {
  expect(await answerTo(error)).toEqual([500, 500]);
});
