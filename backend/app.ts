import fastify, { LogController, type FastifyInstance } from "fastify";
import { REQUEST_ID_HEADER, toRequestId } from "../config/request-context.mjs";
import type { Context } from "./context";
import { healthRoutes } from "./health";
import { registerErrorHandlers } from "./http/errors";
import { registerFormParser, registerJsonParser } from "./http/form-body";
import { logRequests, loggerOptions } from "./http/log";
import { registerBotCheck } from "./modules/auth/bot-check";
import { modules } from "./modules";
import { answerInLanguage } from "./modules/lang/english";
import { registerPointsExpiry } from "./modules/benefits/points-expiry";
import { registerImpersonationAudit } from "./modules/backoffice/impersonation-audit";
import { previewClock } from "./preview-clock";
import { registerVisitorHooks } from "./modules/session/visitor";

/** Where the storefront calls from; what others say about addresses is not believed. */
const OWN_NETWORK = ["loopback", "linklocal", "uniquelocal"];

const MAX_BODY_BYTES = 256 * 1024;

export function buildApp(context: Context): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(context.config),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    bodyLimit: MAX_BODY_BYTES,
    genReqId: ({ headers }) => toRequestId(headers[REQUEST_ID_HEADER]),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: true,
    trustProxy: OWN_NETWORK,
  });
  registerFormParser(app);
  registerJsonParser(app);
  registerErrorHandlers(app);
  answerInLanguage(app);
  logRequests(app);
  registerPointsExpiry(app, context);
  registerVisitorHooks(app, context);
  registerImpersonationAudit(app, context);
  registerBotCheck(app, context);
  const previewContext = { ...context, clock: previewClock(app, context.clock) };
  for (const routes of [healthRoutes, ...modules]) {
    // Anonymous plugins make Fastify search every loaded module for a name.
    const plugin = async (instance: FastifyInstance) => routes(instance, previewContext);
    app.register(Object.assign(plugin, { [Symbol.for("fastify.display-name")]: routes.name }));
  }
  return app;
}
