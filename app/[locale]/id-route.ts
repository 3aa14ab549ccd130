import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { assertFound } from "@/lib/gateway/as-visitor";
import { parseId } from "@/lib/parse-id";
import { titleMetadata } from "./title-metadata";

type Namespace = "lists" | "payment";

export function idRoute<Param extends string>(
  param: Param,
  namespace: Namespace,
  render: (id: number) => ReactNode,
  /** The call that finds it, and the name of its parameter. */
  call?: { path: string; param: string },
) {
  return {
    generateMetadata: titleMetadata(`${namespace}.title`),
    async Page({ params }: { params: Promise<Record<Param, string>> }) {
      const id = parseId((await params)[param]);
      if (id === null) notFound();
      if (call) await assertFound(call.path, { [call.param]: String(id) });
      return render(id);
    },
  };
}
