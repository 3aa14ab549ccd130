import "server-only";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import type { ArticleKind } from "@/lib/ebsn/domain/article";
import { documentMetadata } from "@/lib/seo/document";
import { readSlug } from "@/lib/params/slug";

type Props = { params: Promise<{ pageName: string }> };

export function documentRoute(
  kind: ArticleKind,
  PageComponent: (props: { slug: string }) => Promise<ReactNode>,
) {
  return {
    async generateMetadata({ params }: Props): Promise<Metadata> {
      return documentMetadata(readSlug((await params).pageName), kind);
    },
    async Page({ params }: Props) {
      const slug = readSlug((await params).pageName);
      if (!slug) notFound();
      return <PageComponent slug={slug} />;
    },
  };
}
