/** Pages to link to: first, last, the current one and its neighbours; null stands for a gap. */
export function paginationPages(current: number, count: number): (number | null)[] {
  const wanted = new Set([1, 2, current - 1, current, current + 1, count - 1, count]);
  const pages = [...wanted].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
