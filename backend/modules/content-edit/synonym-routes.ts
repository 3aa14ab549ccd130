import { and, asc, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireSynonymList } from "../../../lib/ebsn/schemas/content-edit";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { searchSynonym } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { parseBody, parseQuery } from "../../http/input";
import { id, number } from "../../http/number";
import { CONTENT_ROLES, requireStaffRole } from "../backoffice/roles";
import { bumpSynonyms } from "../search/synonyms";
import { fold, splitWords } from "../search/words";
import { revalidateStorefront } from "./revalidation";
import { pageWire } from "../../http/page-wire";

const MAX_PHRASES = 30;
const MAX_PHRASE_WORDS = 5;
const MAX_GROUPS = 10_000;

const listSchema = z.object({
  synonym_id: id.optional(),
  q: z.string().trim().max(100).default(""),
  page: number.pipe(z.number().int().min(1).max(9999)).default(1),
  page_size: number.pipe(z.number().int().min(1).max(100)).default(25),
});

const version = number.pipe(z.number().int().min(0));

const saveSchema = z.object({
  synonym_id: id.optional(),
  version: version.default(0),
  headword: z.string().trim().max(60).default(""),
  phrases: z.string().max(2000),
});

const removeSchema = z.object({ synonym_id: id, version });

/** Normalised for display; the search splits it into words. */
const toPhrase = (text: string) =>
  splitWords(text).length > 0 ? text.trim().replace(/\s+/g, " ").toLowerCase() : "";

const toPhrases = (text: string) => [
  ...new Set(
    text
      .split(/[\n,;]+/)
      .map(toPhrase)
      .filter(Boolean),
  ),
];

function readGroup({ headword, phrases }: z.output<typeof saveSchema>) {
  const group = { headword: toPhrase(headword), phrases: toPhrases(phrases) };
  const minPhrases = group.headword ? 1 : 2;
  if (group.phrases.length < minPhrases)
    throw ebsnError(
      "error.synonym.few",
      group.headword
        ? "Scrivi almeno una parola da trovare."
        : "Scrivi almeno due parole che vogliono dire la stessa cosa.",
    );
  if (group.phrases.length > MAX_PHRASES) throw ebsnError("error.synonym.many", "Al massimo trenta parole.");
  if ([group.headword, ...group.phrases].some((text) => splitWords(text).length > MAX_PHRASE_WORDS))
    throw ebsnError("error.synonym.long", "Ogni voce ha al massimo cinque parole.");
  return group;
}

/** The order of the phrases says nothing. */
const groupKey = ({ headword, phrases }: { headword: string; phrases: string[] }) =>
  JSON.stringify([fold(headword), phrases.map(fold).sort()]);

async function requireNewGroup(tx: Db, group: ReturnType<typeof readGroup>): Promise<void> {
  const rows = await tx.select().from(searchSynonym);
  if (rows.some((row) => groupKey(row) === groupKey(group)))
    throw ebsnError("error.synonym.exists", "Questo gruppo c’è già.");
}

const conflict = () =>
  ebsnError(
    "error.synonym.conflict",
    "Nel frattempo questi sinonimi sono cambiati: le tue modifiche non sono state salvate.",
    409,
  );

export async function synonymRoutes(app: FastifyInstance, { db, config }: Context): Promise<void> {
  const requireEditor = (request: FastifyRequest) => requireStaffRole(request, CONTENT_ROLES);

  const change = async (work: (tx: Db) => Promise<void>) => {
    await db.transaction(async (tx) => {
      await work(tx);
      await bumpSynonyms(tx);
    });
    return ok({ isRevalidated: await revalidateStorefront(config, ["search"]) });
  };

  app.get("/ebsn/api/backoffice-access/list-synonyms", async (request) => {
    requireEditor(request);
    const { q, page, page_size: size, synonym_id: only } = parseQuery(request, listSchema);
    const rows = await db.select().from(searchSynonym).orderBy(asc(searchSynonym.synonymId));
    const found = rows
      .reverse()
      .filter(({ synonymId }) => only === undefined || synonymId === only)
      .filter(({ headword, phrases }) => fold([headword, ...phrases].join(" ")).includes(fold(q)));
    return ok<WireSynonymList>({
      synonyms: found.slice((page - 1) * size, page * size),
      page: pageWire(found.length, page, size),
    });
  });

  app.post("/ebsn/api/backoffice-access/save-synonym", async (request) => {
    requireEditor(request);
    const body = parseBody(request, saveSchema);
    const group = readGroup(body);
    return change(async (tx) => {
      if (body.synonym_id === undefined) {
        await requireNewGroup(tx, group);
        if ((await tx.$count(searchSynonym)) >= MAX_GROUPS)
          throw ebsnError("error.synonym.full", "I gruppi di sinonimi sono troppi: togline qualcuno.");
        await tx.insert(searchSynonym).values(group);
        return;
      }
      const updated = await tx
        .update(searchSynonym)
        .set({ ...group, version: body.version + 1 })
        .where(and(eq(searchSynonym.synonymId, body.synonym_id), eq(searchSynonym.version, body.version)))
        .returning({ synonymId: searchSynonym.synonymId });
      if (updated.length === 0) throw conflict();
    });
  });

  app.post("/ebsn/api/backoffice-access/remove-synonym", async (request) => {
    requireEditor(request);
    const { synonym_id: synonymId, version: known } = parseBody(request, removeSchema);
    return change(async (tx) => {
      const removed = await tx
        .delete(searchSynonym)
        .where(and(eq(searchSynonym.synonymId, synonymId), eq(searchSynonym.version, known)))
        .returning({ synonymId: searchSynonym.synonymId });
      if (removed.length === 0) throw conflict();
    });
  });
}
