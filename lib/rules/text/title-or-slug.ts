/** Documents may have no title: "chi-siamo" → "Chi siamo". */
export function titleOrSlug(title: string, slug: string): string {
  const words = slug.replace(/[-_]+/g, " ").trim();
  return title || words.charAt(0).toUpperCase() + words.slice(1);
}
