/** First, last, current and neighbouring pages; null stands for a gap. */
export function paginationPages(current: number, count: number): (number | null)[] {
  const candidates = new Set([1, 2, current - 1, current, current + 1, count - 1, count]);
  const pages = [...candidates].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1] ?? page - 1;
    if (page - previous === 2) return [page - 1, page];
    return page - previous > 2 ? [null, page] : [page];
  });
}
