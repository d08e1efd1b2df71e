import { useEffect, useRef, useState } from 'react'
import { hasRoomForLargerType } from '#client/editing/has-room-to-spare.ts'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'
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
}

/**
 * Lets a short resume that was just made fill its page, unless somebody has chosen a size already. The answer takes
 * that back, as long as it stands.
 */
export function useFillAtFirst({ state, resume, template, later }: FirstPages): (() => void) | undefined {
  const { pages, fonts } = state
  const { store } = useDocumentSession()
  const hasLooked = useRef(false)
  const [before, setBefore] = useState<CustomStyle>()

  useEffect(() => {
    if (hasLooked.current || !pages || !fonts || !template) return
    hasLooked.current = true
    const { id, style } = store.getState().document
    const isSet = style.fontSize !== undefined || style.spacing !== undefined
    if (!takeGenerated(id) || isSet || !hasRoomForLargerType(pages)) return
    const larger = findLarger(later ? [resume, later] : [resume], { template, custom: style, fonts })
    if (!larger) return
    store.update((document) => ({ ...document, style: { ...document.style, ...larger } }), { label: 'Fill the page' })
    setBefore(style)
  }, [pages, fonts, resume, later, template, store])

  if (!before) return undefined
  return () => {
    store.update((document) => ({ ...document, style: before }), { label: 'Take back the larger type' })
    setBefore(undefined)
  }
}

type Given = { template: Look; custom: CustomStyle; fonts: FontSet }

/** The largest type in which all of them still fit their page. */
function findLarger(resumes: readonly Resume[], { fonts, ...look }: Given): CustomStyle | undefined {
  const found = resumes.map((resume) => knownPageEngine()?.fillPage({ resume, ...look }, fonts))
  return found.reduce((one, other) => {
    if (!one || !other) return undefined
    return (other.fontSize ?? 0) < (one.fontSize ?? 0) || (other.spacing ?? 0) < (one.spacing ?? 0) ? other : one
  })
}
