import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireContentList, WireContentView } from "../../../lib/ebsn/schemas/content-edit";
import type { Context } from "../../context";
import { EbsnError, ok } from "../../envelope";
import { parseBody, parseQuery } from "../../http/input";
import { number } from "../../http/number";
import { CONTENT_ROLES, requireStaffRole } from "../backoffice/roles";
import { CONTENT_KINDS, type ContentDocument, DOCUMENT_SCHEMAS, kindSchema, slugSchema } from "./documents";
import { createContent, createSchema } from "./create";
import { findDraft } from "./drafts";
import { listContent } from "./list";
import { findPublished } from "./published";
import { invalidAt, listPictures, requireKnownReferences } from "./references";
import { revalidationTags, revalidateStorefront } from "./revalidation";
import {
  type Change,
  discardDraft,
  notFound,
  publishDraft,
  saveDraft,
  withdrawContent,
} from "./change-content";
import { synonymRoutes } from "./synonym-routes";
import { pageWire } from "../../http/page-wire";

const listSchema = z.object({
  q: z.string().trim().max(100).default(""),
  kind: z.enum(["", ...CONTENT_KINDS]).default(""),
  state: z.enum(["", "published", "scheduled", "draft"]).default(""),
  page: number.pipe(z.number().int().min(1).max(9999)).default(1),
  page_size: number.pipe(z.number().int().min(1).max(100)).default(20),
});

const viewSchema = z.object({ kind: kindSchema, slug: slugSchema });

const changeSchema = viewSchema.extend({ version: number.pipe(z.number().int().min(0)) });

function readDocument(kind: keyof typeof DOCUMENT_SCHEMAS, input: unknown): ContentDocument {
  const parsed = DOCUMENT_SCHEMAS[kind].safeParse(input);
  if (parsed.success) return parsed.data;
  const paths = [...new Set(parsed.error.issues.map(({ path }) => path.join(".")))];
  throw new EbsnError(paths.map((path) => invalidAt(path)));
}

export async function contentEditRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock, config } = context;
  const requireEditor = (request: FastifyRequest) => requireStaffRole(request, CONTENT_ROLES);

  const readChange = (request: FastifyRequest): Change => {
    const staff = requireEditor(request);
    return { ...parseBody(request, changeSchema), staff, now: clock.now() };
  };

  app.get("/ebsn/api/backoffice-access/list-content", async (request) => {
    requireEditor(request);
    const { page, page_size: size, ...filter } = parseQuery(request, listSchema);
    const items = await listContent(db, clock.now(), filter);
    return ok<WireContentList>({
      items: items.slice((page - 1) * size, page * size),
      page: pageWire(items.length, page, size),
    });
  });

  app.get("/ebsn/api/backoffice-access/get-content", async (request) => {
    requireEditor(request);
    const { kind, slug } = parseQuery(request, viewSchema);
    const published = await findPublished(db, kind, slug);
    const [item] = (await listContent(db, clock.now(), { q: slug, kind, state: "" })).filter(
      (page) => page.slug === slug,
    );
    if (!published || !item) throw notFound();
    const draft = await findDraft(db, kind, slug);
    return ok<WireContentView>({
      item,
      version: draft?.version ?? 0,
      isReleased: published.isPublished,
      document: { ...published.document, ...draft?.document },
      pictures: await listPictures(db, kind),
    });
  });

  app.post("/ebsn/api/backoffice-access/create-content", async (request) => {
    requireEditor(request);
    return ok(await createContent(db, parseBody(request, createSchema)));
  });

  app.post("/ebsn/api/backoffice-access/save-content", async (request) => {
    const change = readChange(request);
    const { document } = parseBody(request, z.object({ document: z.record(z.string(), z.unknown()) }));
    const edited = readDocument(change.kind, document);
    await requireKnownReferences(db, edited);
    return ok({ version: await saveDraft(db, change, edited) });
  });

  app.post("/ebsn/api/backoffice-access/discard-content", async (request) =>
    ok({ version: await discardDraft(db, readChange(request)) }),
  );

  app.post("/ebsn/api/backoffice-access/publish-content", async (request) => {
    const change = readChange(request);
    const version = await publishDraft(db, change);
    const isRevalidated = await revalidateStorefront(config, revalidationTags(change.kind, change.slug));
    return ok({ version, isRevalidated });
  });

  app.post("/ebsn/api/backoffice-access/withdraw-content", async (request) => {
    const change = readChange(request);
    const version = await withdrawContent(db, change);
    const isRevalidated = await revalidateStorefront(config, revalidationTags(change.kind, change.slug));
    return ok({ version, isRevalidated });
  });

  await synonymRoutes(app, context);
}
