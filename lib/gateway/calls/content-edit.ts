import {
  contentChangeSchema,
  contentListSchema,
  contentViewSchema,
  synonymListSchema,
} from "../../ebsn/schemas/content-edit";
import { toContentList, toSynonymList } from "../../ebsn/transforms/content-edit";
import { type Call, readRaw, readWith } from "../call";

const call = (name: string, rest: Pick<Call, "method" | "query" | "body" | "read">): Call => ({
  path: `backoffice-access/${name}`,
  access: "session",
  isStaffOnly: true,
  ...rest,
});

const change = readRaw(contentChangeSchema);
const TARGET = ["kind", "slug", "version"];

/** Embedded backend only; other shops edit content in their own backoffice. */
export const contentEditCalls: Call[] = [
  call("list-content", {
    method: "GET",
    query: ["q", "kind", "state", "page", "page_size"],
    read: readWith(contentListSchema, toContentList),
  }),
  call("get-content", { method: "GET", query: ["kind", "slug"], read: readRaw(contentViewSchema) }),
  call("save-content", { method: "POST", body: [...TARGET, "document"], read: change }),
  call("publish-content", { method: "POST", body: TARGET, read: change }),
  call("discard-content", { method: "POST", body: TARGET, read: change }),
  call("list-synonyms", {
    method: "GET",
    query: ["q", "page", "page_size"],
    read: readWith(synonymListSchema, toSynonymList),
  }),
  call("save-synonym", {
    method: "POST",
    body: ["synonym_id", "version", "headword", "phrases"],
    read: change,
  }),
  call("remove-synonym", { method: "POST", body: ["synonym_id", "version"], read: change }),
];
