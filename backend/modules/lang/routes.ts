import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireLangInfo } from "../../../lib/ebsn/schemas/lang-info";
import { ok } from "../../envelope";
import { parseQuery } from "../../http/input";
import { ENGLISH_TEXTS } from "./texts";

const langSchema = z.object({ lang_info_name: z.string().max(20).default("it") });

export async function langRoutes(app: FastifyInstance): Promise<void> {
  app.get("/ebsn/api/lang/lang-info", async (request) => {
    const { lang_info_name: language } = parseQuery(request, langSchema);
    const texts = language.startsWith("en") ? ENGLISH_TEXTS : {};
    return ok<WireLangInfo>({ langInfos: Object.entries(texts).map(([code, text]) => ({ code, text })) });
  });
}
