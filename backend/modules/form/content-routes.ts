import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { MAX_FILE_BYTES } from "../../../lib/rules/form-files";
import type { Context } from "../../context";
import { EbsnError } from "../../envelope";
import { parseQuery } from "../../http/input";
import { mayBeLarge, waitForBodySlot } from "../../http/large-body";
import { id as formId } from "../../http/number";
import { getVisitorId } from "../auth/visitor-id";
import { registerMultipartParser } from "./multipart";
import { createNonce, formErrorResponse, submit, upload } from "./ninja-forms";
import { findForm } from "./store";
import { ninjaFormWire } from "./wire";

const BODY_LIMIT = MAX_FILE_BYTES + 64 * 1024;

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).send({
    code: "rest_form_invalid_id",
    message: "Il modulo richiesto non esiste.",
    data: { status: 404 },
  });

/** Ninja Forms protocol of the content system (requirements/forms#ninja-forms): read, upload, submit. */
export async function contentFormRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  registerMultipartParser(app, BODY_LIMIT);

  app.get("/p/wp-json/custom/v1/form", async (request, reply) => {
    const { form_id: id } = parseQuery(request, z.object({ form_id: formId }));
    const row = await findForm(db, "content", id);
    return row ? ninjaFormWire(row, createNonce(id, clock.now())) : sendNotFound(reply);
  });

  app.post(
    "/p/wp-admin/admin-ajax.php",
    {
      bodyLimit: BODY_LIMIT,
      onRequest: async (request, reply) => {
        if (mayBeLarge(request)) await waitForBodySlot(reply);
      },
    },
    async (request, reply) => {
      const sender = { visitor: getVisitorId(request), now: clock.now() };
      const { body } = request;
      try {
        if (body instanceof FormData)
          return body.get("action") === "nf_fu_upload"
            ? await upload(db, body, sender)
            : await submit(db, Object.fromEntries(body), sender);
        return await submit(db, body, sender);
      } catch (error) {
        if (!(error instanceof EbsnError)) throw error;
        return reply.code(error.httpStatus).send(formErrorResponse(error.messages[0]?.message ?? ""));
      }
    },
  );
}
