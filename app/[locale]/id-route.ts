import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache, createElement, type ReactNode } from "react";
import { MISSING, type MissingKind, ProfileMissing } from "@/app/[locale]/profile-missing";
import { fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";
import { isAnswerMissing, isSuccess } from "@/lib/gateway/gateway-response";
import { parseId } from "@/lib/params/parse-id";

type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;

/** The call that finds what is shown, which may have a title of its own. */
type Call<Data> = {
  path: string;
  query: (id: number) => Record<string, string>;
  titleOf?: (data: Data) => string;
};

type Options<Param extends string, Data> = {
  param: Param;
  title: (t: Translate, id: number) => string;
  render: (id: number) => ReactNode;
  call?: Call<Data>;
  /** In place of the shop's page for what is not found. */
  missing?: MissingKind;
  metadata?: Metadata;
};

/** Once for the title and the page. */
const read = cache((path: string, query: string) =>
  fetchResponseAsVisitor<unknown>(path, Object.fromEntries(new URLSearchParams(query))),
);

const readBy = <Data>({ path, query }: Call<Data>, id: number) =>
  read(path, new URLSearchParams(query(id)).toString());

/** A page whose address has one id. */
export function idRoute<Param extends string, Data = unknown>({
  param,
  title,
  render,
  call,
  missing,
  metadata,
}: Options<Param, Data>) {
  type Props = { params: Promise<Record<Param, string>> };
  const readId = async ({ params }: Props) => parseId((await params)[param]);

  const isMissing = async (id: number | null): Promise<boolean> =>
    id === null || (call !== undefined && isAnswerMissing(await readBy(call, id)));

  async function titleOf(id: number): Promise<string | null> {
    if (!call?.titleOf) return null;
    const response = await readBy(call, id);
    const data = isSuccess(response) ? (response.data as Data | null) : null;
    return data === null ? null : call.titleOf(data);
  }

  return {
    async generateMetadata(props: Props): Promise<Metadata> {
      const [t, id] = await Promise.all([getTranslations(), readId(props)]);
      if (missing && (await isMissing(id))) return { title: t(MISSING[missing].title) };
      if (id === null) return { title: t("notFound.title") };
      return { title: (await titleOf(id)) ?? title(t, id), ...metadata };
    },
    async Page(props: Props) {
      const id = await readId(props);
      if (id !== null && !(await isMissing(id))) return render(id);
      return missing ? createElement(ProfileMissing, { kind: missing }) : notFound();
    },
  };
}
