import fastify, { LogController, type FastifyInstance } from "fastify";
import type { Context } from "./context";
import { healthRoutes } from "./health";
import { answerErrors } from "./http/errors";
import { acceptForms } from "./http/form-body";
import { logCalls, loggerOptions } from "./http/log";
import { modules } from "./modules";
import { watchStaff } from "./modules/backoffice/on-behalf";
import { previewClock } from "./preview-clock";
import { recogniseVisitors } from "./modules/session/visitor";

const MAX_BODY_BYTES = 256 * 1024;

/** The whole API over a given database and clock; the caller listens and closes. */
export function buildApp(context: Context): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(context.config),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: true,
  });
  acceptForms(app);
  answerErrors(app);
  logCalls(app);
  recogniseVisitors(app, context);
  watchStaff(app, context);
  const previewing = { ...context, clock: previewClock(app, context.clock) };
  for (const routes of [healthRoutes, ...modules]) {
    app.register(async (instance) => routes(instance, previewing));
  }
  return app;
}
