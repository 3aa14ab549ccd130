import { randomUUID } from "node:crypto";
import { and, count, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import { HOUR_MS, MINUTE_MS } from "../../../lib/rules/dates/duration";
import type { FormFile, FormValues } from "../../../lib/rules/forms/form-fields";
import type { Db } from "../../db/client";
import { form, type FormSource, formSubmission, formUpload } from "../../db/schema";
import { lockSubject } from "../../db/subject-lock";
import { ebsnError } from "../../envelope";
import type { FormRow } from "./wire";

const WINDOW_MS = 15 * MINUTE_MS;
const MAX_SUBMISSIONS = 10;
const MAX_UPLOADS = 30;
const UPLOAD_TTL_MS = HOUR_MS;

const tooMany = () =>
  ebsnError("error.form.too_many", "Hai inviato troppe richieste. Riprova tra qualche minuto.", 429);

export async function findForm(db: Db, source: FormSource, formId: number): Promise<FormRow | null> {
  const [row] = await db
    .select()
    .from(form)
    .where(and(eq(form.source, source), eq(form.formId, formId)));
  return row ?? null;
}

type Upload = { source: FormSource; formId: number; fieldName: string; visitor: string; now: Date };

const lockVisitor = (tx: Db, visitor: string) => lockSubject(tx, `form:${visitor}`);

export function saveUpload(db: Db, upload: Upload, name: string, content: Uint8Array): Promise<string> {
  return db.transaction(async (tx) => {
    await lockVisitor(tx, upload.visitor);
    return insertUpload(tx, upload, name, content);
  });
}

async function insertUpload(db: Db, upload: Upload, name: string, content: Uint8Array): Promise<string> {
  const { source, formId, fieldName, visitor, now } = upload;
  await db
    .delete(formUpload)
    .where(
      and(isNull(formUpload.submissionId), lt(formUpload.createdAt, new Date(now.getTime() - UPLOAD_TTL_MS))),
    );
  const [recent] = await db
    .select({ uploads: count() })
    .from(formUpload)
    .where(
      and(eq(formUpload.visitor, visitor), gt(formUpload.createdAt, new Date(now.getTime() - WINDOW_MS))),
    );
  if ((recent?.uploads ?? 0) >= MAX_UPLOADS) throw tooMany();
  const uploadName = randomUUID();
  await db
    .insert(formUpload)
    .values({ uploadName, source, formId, fieldName, fileName: name, content, visitor, createdAt: now });
  return uploadName;
}

type NewSubmission = {
  row: FormRow;
  values: FormValues;
  customerId: number | null;
  visitor: string;
  now: Date;
  uploads?: string[];
};

export function submissionContent({ fields }: FormRow, values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = values[name];
      if (value === undefined || kind === "password") return [];
      return [[name, kind === "file" ? (value as FormFile[]).map((file) => file.name) : value]];
    }),
  );
}

/** At most 10 per 15 minutes and sender. */
export function saveSubmission(db: Db, submission: NewSubmission): Promise<number> {
  const { row, values, customerId, visitor, now, uploads = [] } = submission;
  const { source, formId } = row;
  return db.transaction(async (tx) => {
    await lockVisitor(tx, visitor);
    const [created] = await tx
      .insert(formSubmission)
      .values({
        source,
        formId,
        customerId,
        visitor,
        content: submissionContent(row, values),
        createdAt: now,
        updatedAt: now,
      })
      .returning({ submissionId: formSubmission.submissionId });
    const submissionId = created?.submissionId ?? 0;
    const since = new Date(now.getTime() - WINDOW_MS);
    const [recent] = await tx
      .select({ submissions: count() })
      .from(formSubmission)
      .where(and(eq(formSubmission.visitor, visitor), gt(formSubmission.createdAt, since)));
    if ((recent?.submissions ?? 0) > MAX_SUBMISSIONS) throw tooMany();
    if (uploads.length > 0)
      await tx.update(formUpload).set({ submissionId }).where(inArray(formUpload.uploadName, uploads));
    for (const { name: fieldName, kind } of row.fields) {
      if (kind !== "file" || uploads.length > 0) continue;
      for (const { name: fileName, content } of (values[fieldName] ?? []) as FormFile[])
        await tx.insert(formUpload).values({
          uploadName: randomUUID(),
          submissionId,
          source,
          formId,
          fieldName,
          fileName,
          visitor,
          content: Buffer.from(content, "base64"),
          createdAt: now,
        });
    }
    return submissionId;
  });
}
