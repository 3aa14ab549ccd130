import "server-only";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readPage } from "@/lib/catalogue/listing";
import { courseMetadata } from "@/lib/seo/course";
import { readSlug } from "@/lib/params/slug";
import { RecipesIndex } from "./recipes-index";

type Props = { params: Promise<{ course: string; page?: string }> };

export const courseRoute = {
  async generateMetadata({ params }: Props): Promise<Metadata> {
    const { course, page } = await params;
    return courseMetadata(readSlug(course), readPage(page));
  },
  async Page({ params }: Props) {
    const { course, page } = await params;
    const slug = readSlug(course);
    if (!slug) notFound();
    return <RecipesIndex courseSlug={slug} page={readPage(page)} />;
  },
};
