import {
  contentChangeSchema,
  contentCreateSchema,
  contentListSchema,
  contentSaveSchema,
  contentViewSchema,
  synonymListSchema,
} from "../../ebsn/schemas/content-edit";
import { toContentList, toSynonymList } from "../../ebsn/transforms/content-edit";
import { type Call, get, post, readRaw, readWith } from "../call";

const read = (name: string, query: string[], reader: Call["read"]) =>
  get(`backoffice-access/${name}`, reader, { query, isStaffOnly: true });

const write = (name: string, body: string[], reader = readRaw(contentChangeSchema)) =>
  post(`backoffice-access/${name}`, reader, { body, isStaffOnly: true });

const TARGET = ["kind", "slug", "version"];

/** Embedded backend only; other shops edit content in their own backoffice. */
export const contentEditCalls: Call[] = [
  read(
    "list-content",
    ["q", "kind", "state", "page", "page_size"],
    readWith(contentListSchema, toContentList),
  ),
  read("get-content", ["kind", "slug"], readRaw(contentViewSchema)),
  write("create-content", ["kind", "title"], readRaw(contentCreateSchema)),
  write("save-content", [...TARGET, "document"], readRaw(contentSaveSchema)),
  write("publish-content", TARGET),
  write("discard-content", TARGET),
  write("withdraw-content", TARGET),
  read("list-synonyms", ["synonym_id", "q", "page", "page_size"], readWith(synonymListSchema, toSynonymList)),
  write("save-synonym", ["synonym_id", "version", "headword", "phrases"]),
  write("remove-synonym", ["synonym_id", "version"]),
];
