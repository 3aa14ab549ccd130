import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { parseId } from "@/lib/parse-id";

type Namespace = "lists" | "payment";

/** A page for one numeric id of its path; anything else is not found. */
export function idRoute<Param extends string>(
  param: Param,
  namespace: Namespace,
  render: (id: number) => ReactNode,
) {
  return {
    async generateMetadata(): Promise<Metadata> {
      const t = await getTranslations(namespace);
      return { title: t("title") };
    },
    async Page({ params }: { params: Promise<Record<Param, string>> }) {
      const id = parseId((await params)[param]);
      if (id === null) notFound();
      return render(id);
    },
  };
}
