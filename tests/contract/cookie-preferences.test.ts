import { cookiePreferencesSchema } from "@/lib/ebsn/schemas/cookie-preferences";
import { backendForFile } from "@/tests/support/file-backend";
import { parseAnswer } from "@/tests/support/shopper";

const backend = backendForFile();

const CHOICE = {
  uuid: "5f0c7a52-6f0e-4a8e-9b1d-0c8a53b2f7aa",
  technical: true,
  analytics: true,
  profilation: false,
  saveDate: "2026-11-20T08:00:00.000Z",
  wordsVersion: "2026-11-22",
  language: "it",
  words: "Usiamo cookie tecnici…",
};

const save = (body: object) => backend.post("/ebsn/api/cookie-preferences/save", body);

async function proofs(): Promise<unknown[]> {
  const { body } = await backend.post("/__test/sql", {
    sql: "select * from cookie_choice order by saved_at",
  });
  return (body as { rows: unknown[] }).rows;
}

test("every choice is stored once, with its time and texts", async () => {
  const answer = parseAnswer(await save(CHOICE));
  expect(cookiePreferencesSchema.parse(answer.data).cookiePreferences).toEqual({
    uuid: CHOICE.uuid,
    technical: true,
    analytics: true,
    profilation: false,
    saveDate: CHOICE.saveDate,
  });
  await save(CHOICE);
  await save({ ...CHOICE, analytics: false, saveDate: "2026-11-20T08:30:00.000Z" });
  expect(await proofs()).toMatchObject([
    { uuid: CHOICE.uuid, analytics: true, words: CHOICE.words, words_version: "2026-11-22", language: "it" },
    { uuid: CHOICE.uuid, analytics: false },
  ]);
});

test.each([{ uuid: "1" }, { saveDate: "yesterday" }, { words: "" }, { analytics: "perhaps" }])(
  "a choice with %j is rejected",
  async (part) => {
    expect(parseAnswer(await save({ ...CHOICE, ...part })).status).not.toBe(0);
  },
);
