import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { MAX_FILE_BYTES } from "../../../lib/rules/forms/form-files";
import type { Context } from "../../context";
import { EbsnError } from "../../envelope";
import { mayBeLarge, waitForBodySlot } from "../../http/large-body";
import { id as formId } from "../../http/number";
import { parseWpQuery, sendWordPressErrors, WordPressError } from "../content/errors";
import { getVisitorId } from "../auth/visitor-id";
import { registerMultipartParser } from "./multipart";
import { createNonce, formErrorResponse, submit, upload } from "./ninja-forms";
import { findForm } from "./store";
import { ninjaFormWire } from "./wire";

const actionSchema = z.object({ action: z.string() });

const BODY_LIMIT = MAX_FILE_BYTES + 64 * 1024;

/** Ninja Forms protocol of the content system (requirements/forms#ninja-forms): read, upload, submit. */
export async function contentFormRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  registerMultipartParser(app, BODY_LIMIT);
  sendWordPressErrors(app);

  app.get("/p/wp-json/custom/v1/form", async (request) => {
    const { form_id: id } = parseWpQuery(request, z.object({ form_id: formId }));
    const row = await findForm(db, "content", id);
    if (!row) throw new WordPressError(404, "rest_form_invalid_id", "Il modulo richiesto non esiste.");
    return ninjaFormWire(row, createNonce(id, clock.now()));
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
      const fields: unknown = body instanceof FormData ? Object.fromEntries(body) : body;
      const action = actionSchema.safeParse(fields).data?.action;
      try {
        if (action === "nf_fu_upload" && body instanceof FormData) return await upload(db, body, sender);
        if (action === "nf_ajax_submit") return await submit(db, fields, sender);
        return reply.code(400).type("text/html").send("0");
      } catch (error) {
        if (!(error instanceof EbsnError)) throw error;
        return reply.code(error.httpStatus).send(formErrorResponse(error.messages[0]?.message ?? ""));
      }
    },
  );
}
