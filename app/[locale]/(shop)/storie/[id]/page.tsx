import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StoryPage } from "@/components/content/story-page";
import { getStory } from "@/lib/content/stories";
import { readStoryContent } from "@/lib/content/story-content";
import { contentPaths } from "@/lib/paths/content-paths";
import { parseId } from "@/lib/params/parse-id";
import { contentMetadata } from "@/lib/seo/article";
import { notFoundMetadata } from "@/lib/seo/not-found";

type Props = PageProps<"/[locale]/storie/[id]">;

export const revalidate = 900;

export function generateStaticParams() {
  return [];
}

async function findStory({ params }: Props) {
  const id = parseId((await params).id);
  return id ? getStory(id) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const story = await findStory(props);
  if (!story) return notFoundMetadata();
  const { title, intro } = readStoryContent(story);
  return contentMetadata({ title, description: intro || title, path: contentPaths.story(story.id) });
}

export default async function Page(props: Props) {
  const story = await findStory(props);
  if (!story) notFound();
  return <StoryPage story={story} />;
}
