import { useMemo } from 'react'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { usePageEngine } from '#client/preview/page-engine.ts'
import { type Look, type PagesState, useComposedPages, usePages } from '#client/preview/use-pages.ts'
import { applyChanges } from '#engine/edit/apply-change.ts'
import type { Change } from '#engine/edit/change.ts'
import { trackChanges } from '#engine/edit/tracked-changes.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { ReviewedChange } from './decide.ts'

/** The pages with what is still to be decided marked on them; undefined if there is nothing to mark. */
export function useTrackedPages(
  items: readonly ReviewedChange[] | undefined,
  look: Look | undefined,
): PagesState | undefined {
  const resume = useDocument((document) => document.resume)
  const style = useDocument((document) => document.style)
  const engine = usePageEngine()
  const composition = useMemo(() => {
    const open = openChanges(items)
    if (!engine || !look || open.length === 0) return undefined
    const tracked = trackChanges(resume, open)
    return engine.markComposition(engine.composeResume(tracked.resume, look, style), tracked)
  }, [engine, items, look, resume, style])
  const pages = useComposedPages(composition)
  return composition && pages.pages ? pages : undefined
}

/** The pages as they would be with everything accepted; undefined if there is nothing to accept. */
export function useAcceptedPages(
  items: readonly ReviewedChange[] | undefined,
  look: Look | undefined,
): PagesState | undefined {
  const resume = useDocument((document) => document.resume)
  const style = useDocument((document) => document.style)
  const accepted = useAccepted(resume, items)
  const pages = usePages({ resume: accepted ?? resume, style }, accepted && look)
  return accepted && pages
}

/** The resume with everything accepted that is still open; undefined if nothing is. */
export function useAccepted(resume: Resume, items: readonly ReviewedChange[] | undefined): Resume | undefined {
  return useMemo(() => {
    const open = openChanges(items)
    return open.length > 0 ? applyChanges(resume, open).resume : undefined
  }, [resume, items])
}

function openChanges(items: readonly ReviewedChange[] = []): Change[] {
  return items.filter(({ decision }) => decision === 'open').map(({ change }) => change)
}
