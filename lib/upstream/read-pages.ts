const MAX_PAGES = 100;

/** All entries of a paged list, one page after the other; an empty page is the last. */
export async function readPages<Entry>(
  readPage: (page: number) => Promise<{ entries: Entry[]; pages: number }>,
  maxPages = MAX_PAGES,
): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { entries, pages } = await readPage(page);
    found.push(...entries);
    if (page >= pages || entries.length === 0) break;
  }
  return found;
}
