import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { assertFound } from "@/lib/gateway/as-visitor";
import { parseId } from "@/lib/parse-id";

type Namespace = "lists" | "payment";

export function idRoute<Param extends string>(
  param: Param,
  namespace: Namespace,
  render: (id: number) => ReactNode,
  /** The call that finds it, and the name of its parameter. */
  call?: { path: string; param: string },
) {
  return {
    async generateMetadata(): Promise<Metadata> {
      const t = await getTranslations(namespace);
      return { title: t("title") };
    },
    async Page({ params }: { params: Promise<Record<Param, string>> }) {
      const id = parseId((await params)[param]);
      if (id === null) notFound();
      if (call) await assertFound(call.path, { [call.param]: String(id) });
      return render(id);
    },
  };
}
