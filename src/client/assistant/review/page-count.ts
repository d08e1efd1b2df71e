/** As the page is now, with the changes marked on it, and as it would be with all of them accepted; where known. */
export type PageCounts = Record<'plain' | 'marked' | 'accepted', number | undefined>

/** What is to be said of the pages, so that nobody counts on one and downloads two. */
export function describePageCount({ plain, marked, accepted }: PageCounts): string | undefined {
  if (plain === undefined) return undefined
  if (accepted !== undefined && accepted !== plain)
    return `${pagesWord(plain)} as it is, ${pagesWord(accepted)} with all suggestions.`
  return marked === undefined || marked === plain ? undefined : `Without the marks: ${pagesWord(plain)}.`
}

function pagesWord(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`
}
