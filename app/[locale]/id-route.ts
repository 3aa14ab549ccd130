import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache, type ReactNode } from "react";
import { assertAnswerFound, fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { parseId } from "@/lib/parse-id";

type Namespace = "lists" | "payment";

type Call<Data> = {
  /** The call that finds it, and the name of its parameter. */
  path: string;
  param: string;
  titleOf: (data: Data) => string;
};

/** Once for the title and the page. */
const read = cache((path: string, param: string, id: number) =>
  fetchResponseAsVisitor<unknown>(path, { [param]: String(id) }),
);

export function idRoute<Param extends string, Data = unknown>(
  param: Param,
  namespace: Namespace,
  render: (id: number) => ReactNode,
  call?: Call<Data>,
) {
  type Props = { params: Promise<Record<Param, string>> };
  const readId = async ({ params }: Props) => parseId((await params)[param]);
  return {
    async generateMetadata(props: Props): Promise<Metadata> {
      const [t, id] = await Promise.all([getTranslations(), readId(props)]);
      const response = call && id !== null ? await read(call.path, call.param, id) : null;
      const data = response && isSuccess(response) ? (response.data as Data | null) : null;
      return { title: call && data !== null ? call.titleOf(data) : t(`${namespace}.title`) };
    },
    async Page(props: Props) {
      const id = await readId(props);
      if (id === null) notFound();
      if (call) assertAnswerFound(await read(call.path, call.param, id));
      return render(id);
    },
  };
}
