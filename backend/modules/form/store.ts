import { randomUUID } from "node:crypto";
import { and, count, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { FormFile, FormValues } from "../../../lib/rules/form-fields";
import type { Db } from "../../db/client";
import { form, type FormSource, formSubmission, formUpload } from "../../db/schema";
import { fail } from "../../envelope";
import { header } from "../session/visitor";
import type { FormRow } from "./wire";

const WINDOW_MS = 15 * 60 * 1000;
const MOST_SUBMISSIONS = 10;
const MOST_UPLOADS = 30;
const FORGET_UPLOAD_MS = 60 * 60 * 1000;

const tooMany = () =>
  fail("error.form.too_many", "Hai inviato troppe richieste. Riprova tra qualche minuto.", 429);

export async function findForm(db: Db, source: FormSource, formId: number): Promise<FormRow | null> {
  const [row] = await db
    .select()
    .from(form)
    .where(and(eq(form.source, source), eq(form.formId, formId)));
  return row ?? null;
}

/** Who sends: the visitor the storefront names, else the address behind the storefront. */
export function senderOf(request: FastifyRequest): string {
  const forwarded = header(request, "x-forwarded-for").split(",")[0]?.trim();
  return (header(request, "x-ebsn-uuid") || forwarded || request.ip).slice(0, 100);
}

type Upload = { source: FormSource; formId: number; fieldName: string; visitor: string; now: Date };

/** Keeps a file that waits for its form; answers the name it is known by. */
export async function keepUpload(db: Db, upload: Upload, name: string, content: Uint8Array): Promise<string> {
  const { source, formId, fieldName, visitor, now } = upload;
  await db
    .delete(formUpload)
    .where(
      and(
        isNull(formUpload.submissionId),
        lt(formUpload.createdAt, new Date(now.getTime() - FORGET_UPLOAD_MS)),
      ),
    );
  const [held] = await db
    .select({ uploads: count() })
    .from(formUpload)
    .where(
      and(eq(formUpload.visitor, visitor), gt(formUpload.createdAt, new Date(now.getTime() - WINDOW_MS))),
    );
  if ((held?.uploads ?? 0) >= MOST_UPLOADS) throw tooMany();
  const uploadName = randomUUID();
  await db
    .insert(formUpload)
    .values({ uploadName, source, formId, fieldName, fileName: name, content, visitor, createdAt: now });
  return uploadName;
}

type Sent = {
  row: FormRow;
  values: FormValues;
  customerId: number | null;
  visitor: string;
  now: Date;
  /** Files that came before, by the names they are known by. */
  uploads?: string[];
};

/** The words of a submission; its files by their names only. */
export function wordsOf({ fields }: FormRow, values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = values[name];
      if (value === undefined || kind === "password") return [];
      return [[name, kind === "file" ? (value as FormFile[]).map((file) => file.name) : value]];
    }),
  );
}

/** Keeps a submission with its files, at most 10 a quarter of an hour for a sender; answers its id. */
export function keepSubmission(db: Db, sent: Sent): Promise<number> {
  const { row, values, customerId, visitor, now, uploads = [] } = sent;
  const { source, formId } = row;
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(formSubmission)
      .values({
        source,
        formId,
        customerId,
        visitor,
        content: wordsOf(row, values),
        createdAt: now,
        updatedAt: now,
      })
      .returning({ submissionId: formSubmission.submissionId });
    const submissionId = made?.submissionId ?? 0;
    const since = new Date(now.getTime() - WINDOW_MS);
    const [sentLately] = await tx
      .select({ submissions: count() })
      .from(formSubmission)
      .where(and(eq(formSubmission.visitor, visitor), gt(formSubmission.createdAt, since)));
    if ((sentLately?.submissions ?? 0) > MOST_SUBMISSIONS) throw tooMany();
    if (uploads.length > 0)
      await tx.update(formUpload).set({ submissionId }).where(inArray(formUpload.uploadName, uploads));
    for (const { name: fieldName, kind } of row.fields) {
      if (kind !== "file" || uploads.length > 0) continue;
      for (const { name: fileName, content } of (values[fieldName] ?? []) as FormFile[])
        await tx.insert(formUpload).values({
          ...{ uploadName: randomUUID(), submissionId, source, formId, fieldName, fileName, visitor },
          content: Buffer.from(content, "base64"),
          createdAt: now,
        });
    }
    return submissionId;
  });
}
