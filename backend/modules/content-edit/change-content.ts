import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { contentDraft } from "../../db/schema";
import { ebsnError } from "../../envelope";
import type { Staff } from "../backoffice/staff-session";
import type { ContentDocument, ContentKind } from "./documents";
import { type DraftRow, findDraft } from "./drafts";
import { findPublished, publish, withdraw } from "./published";
import { translatedError } from "../lang/translated-message";

export type Change = { kind: ContentKind; slug: string; version: number; staff: Staff; now: Date };

export const notFound = () => ebsnError("error.content.not_found", "Questa pagina non c’è più.", 404);

const conflict = (draft: DraftRow | null) =>
  translatedError(
    "error.content.conflict",
    ({ t }) =>
      t("answer.contentConflict", { isNamed: draft?.updatedBy ? "yes" : "no", name: draft?.updatedBy ?? "" }),
    409,
  );

const sameVersion = ({ kind, slug, version }: Change) =>
  and(eq(contentDraft.kind, kind), eq(contentDraft.slug, slug), eq(contentDraft.version, version));

/** Version 0: no draft yet. */
async function write(db: Db, change: Change, document: ContentDocument | null): Promise<number> {
  const { kind, slug, version, staff, now } = change;
  const values = { document, version: version + 1, updatedAt: now, updatedBy: staff.name };
  const written =
    version === 0
      ? await db
          .insert(contentDraft)
          .values({ kind, slug, ...values })
          .onConflictDoNothing()
          .returning({ version: contentDraft.version })
      : await db
          .update(contentDraft)
          .set(values)
          .where(sameVersion(change))
          .returning({ version: contentDraft.version });
  const [row] = written;
  if (!row) throw conflict(await findDraft(db, kind, slug));
  return row.version;
}

export async function saveDraft(db: Db, change: Change, document: ContentDocument): Promise<number> {
  if (!(await findPublished(db, change.kind, change.slug))) throw notFound();
  return write(db, change, document);
}

export async function discardDraft(db: Db, change: Change): Promise<number> {
  return write(db, change, null);
}

export async function publishDraft(db: Db, change: Change): Promise<number> {
  const { kind, slug, now } = change;
  return db.transaction(async (tx) => {
    const draft = await findDraft(tx, kind, slug);
    const published = await findPublished(tx, kind, slug);
    if (!published) throw notFound();
    const version = await write(tx, change, null);
    const document = { ...published.document, ...draft?.document };
    await publish(tx, { kind, slug, document, now });
    return version;
  });
}

/** What was online stays as the draft, an article with its date. */
export async function withdrawContent(db: Db, change: Change): Promise<number> {
  const { kind, slug } = change;
  return db.transaction(async (tx) => {
    const published = await findPublished(tx, kind, slug);
    if (!published?.isPublished || kind === "home") throw notFound();
    const draft = await findDraft(tx, kind, slug);
    const version = await write(tx, change, { ...published.document, ...draft?.document });
    await withdraw(tx, kind, slug);
    return version;
  });
}
