const MAX_PAGES = 100;

/** All entries of a paged list, one page after the other. */
export async function readPages<Entry>(
  readPage: (page: number) => Promise<{ entries: Entry[]; pages: number }>,
): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { entries, pages } = await readPage(page);
    found.push(...entries);
    if (page >= pages) break;
  }
  return found;
}
