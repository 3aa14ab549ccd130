import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "./context";

export async function healthRoutes(app: FastifyInstance, { database }: Context): Promise<void> {
  app.get("/health", async (request, reply) => {
    try {
      await database.db.execute(sql`select 1`);
      return { status: "ok", database: database.kind };
    } catch (error) {
      request.log.error({ err: error }, "database unreachable");
      return reply.code(503).send({ status: "down", database: database.kind });
    }
  });
}
