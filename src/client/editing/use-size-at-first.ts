import { useEffect, useRef, useState } from 'react'
import { hasRoomForLargerType } from '#client/editing/has-room-to-spare.ts'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'
import { sameContent } from '#client/editing/session/document-store.ts'
import { countLinesOver } from '#client/preview/count-lines-over.ts'
import { knownPageEngine } from '#client/preview/page-engine.ts'
import type { Look, PagesState } from '#client/preview/use-pages.ts'
import type { FontSet } from '#engine/layout/text/fonts.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { CustomStyle } from '#engine/style/style.ts'
import { takeGenerated } from './just-generated.ts'

type FirstPages = {
  state: PagesState
  resume: Resume
  template: Look | undefined
  /** What it may become, which has to fit its page too. */
  later?: Resume | undefined
  /** Lines are being put in by a press: what was made to fit goes on fitting. */
  holds?: boolean
}

/** What was done to the size of a resume that was just made, and the way back. */
export type SizedAtFirst = { words: string; undo: () => void }

/**
 * Lets a short resume that was just made fill its page, and takes a few lines back that run over to another one, unless
 * somebody has chosen a size already.
 */
export function useSizeAtFirst({
  state,
  resume,
  template,
  later,
  holds = false,
}: FirstPages): SizedAtFirst | undefined {
  const { pages, fonts } = state
  const { store } = useDocumentSession()
  const hasLooked = useRef(false)
  const opened = useRef(store.getState().document)
  const [done, setDone] = useState<{ words: string; before: CustomStyle; set: CustomStyle }>()

  useEffect(() => {
    if (hasLooked.current || !pages || !fonts || !template) return
    hasLooked.current = true
    const { document } = store.getState()
    const { id, style } = document
    const isSet = style.fontSize !== undefined || style.spacing !== undefined
    // Whoever has accepted something before the page was drawn would undo this in its place.
    if (!takeGenerated(id) || isSet || !sameContent(document, opened.current)) return
    const look = { template, custom: style, fonts }
    const larger = hasRoomForLargerType(pages) ? findLarger(later ? [resume, later] : [resume], look) : undefined
    const smaller = larger ? undefined : findSmaller(later ?? resume, look)
    const change = larger ?? smaller?.style
    if (!change) return
    const words = smaller ? fittedWords[smaller.pages > 1 ? 'pages' : 'page'] : enlarged
    const set = { ...style, ...change }
    store.update((document) => ({ ...document, style: set }), { label: words })
    setDone({ words, before: style, set })
  }, [pages, fonts, resume, later, template, store])

  useEffect(() => {
    if (!done || !holds || !pages || !fonts || !template || countLinesOver(pages) === 0) return
    // Whoever has chosen a size since has their way.
    if (store.getState().document.style !== done.set) return
    const smaller = findSmaller(resume, { template, custom: done.before, fonts })
    if (!smaller) return
    const set = { ...done.before, ...smaller.style }
    // The pages are those from before it.
    if (JSON.stringify(set) === JSON.stringify(done.set)) return
    const words = fittedWords[smaller.pages > 1 ? 'pages' : 'page']
    store.update((document) => ({ ...document, style: set }), { label: words })
    setDone({ ...done, words, set })
  }, [done, holds, pages, fonts, resume, template, store])

  if (!done) return undefined
  return {
    words: done.words,
    undo: () => {
      store.update((document) => ({ ...document, style: done.before }), { label: 'Take back the new size' })
      setDone(undefined)
    },
  }
}

const enlarged = 'Text enlarged to use more of the page'
const fittedWords = { page: 'Tightened to fit on one page', pages: 'Tightened to save a page' }

type Given = { template: Look; custom: CustomStyle; fonts: FontSet }

/** The largest type in which all of them still fit their page. */
function findLarger(resumes: readonly Resume[], { fonts, ...look }: Given): CustomStyle | undefined {
  const found = resumes.map((resume) => knownPageEngine()?.fillPage({ resume, ...look }, fonts))
  return found.reduce((one, other) => {
    if (!one || !other) return undefined
    return (other.fontSize ?? 0) < (one.fontSize ?? 0) || (other.spacing ?? 0) < (one.spacing ?? 0) ? other : one
  })
}

/** In points; more than this is for the person to say. */
const MOST_TAKEN = 0.6

/** The gentlest change that takes a few lines back from a page of their own. */
function findSmaller(resume: Resume, { fonts, template, custom }: Given) {
  const engine = knownPageEngine()
  if (!engine) return undefined
  const pages = engine.layoutPages(engine.composeResume(resume, template, custom), fonts)
  if (countLinesOver(pages) === 0) return undefined
  const fitted = engine.fitToPages({ resume, template, custom }, pages.pages.length - 1, fonts)
  if (!fitted.fits) return undefined
  const type = fitted.changes.find(({ field }) => field === 'fontSize')
  return type && type.from - type.to > MOST_TAKEN ? undefined : fitted
}
