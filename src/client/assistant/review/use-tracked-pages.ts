import { useMemo } from 'react'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { type Look, type PagesState, useComposedPages } from '#client/preview/use-pages.ts'
import { trackChanges } from '#engine/edit/tracked-changes.ts'
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import { markComposition } from '#engine/layout/mark-composition.ts'
import type { ReviewedChange } from './use-review.ts'

/** The pages with what is still to be decided marked on them; undefined where there is nothing to mark. */
export function useTrackedPages(
  items: readonly ReviewedChange[] | undefined,
  look: Look | undefined,
): PagesState | undefined {
  const resume = useDocument((document) => document.resume)
  const style = useDocument((document) => document.style)
  const composition = useMemo(() => {
    const open = (items ?? []).filter(({ decision }) => decision === 'open').map(({ change }) => change)
    if (!look || open.length === 0) return undefined
    const tracked = trackChanges(resume, open)
    return markComposition(composeResume(tracked.resume, look, style), tracked)
  }, [items, look, resume, style])
  const pages = useComposedPages(composition)
  return composition && pages.pages ? pages : undefined
}
