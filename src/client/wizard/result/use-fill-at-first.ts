import { useEffect, useRef, useState } from 'react'
import { hasRoomForLargerType } from '#client/editing/has-room-to-spare.ts'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'
import { knownPageEngine } from '#client/preview/page-engine.ts'
import type { CustomStyle } from '#engine/style/style.ts'
import { takeGenerated } from '../just-generated.ts'
import type { WizardPages } from '../use-wizard-pages.ts'

/**
 * Lets a short resume that was just finished fill its page, unless somebody has chosen a size already. The answer takes
 * that back, as long as it stands.
 */
export function useFillAtFirst({ state: { pages, fonts }, resume, template }: WizardPages): (() => void) | undefined {
  const { store } = useDocumentSession()
  const hasLooked = useRef(false)
  const [before, setBefore] = useState<CustomStyle>()

  useEffect(() => {
    if (hasLooked.current || !pages || !fonts || !template) return
    hasLooked.current = true
    const { id, style } = store.getState().document
    const isSet = style.fontSize !== undefined || style.spacing !== undefined
    if (!takeGenerated(id) || isSet || !hasRoomForLargerType(pages)) return
    const larger = knownPageEngine()?.fillPage({ resume, template, custom: style }, fonts)
    if (!larger) return
    store.update((document) => ({ ...document, style: { ...document.style, ...larger } }), { label: 'Fill the page' })
    setBefore(style)
  }, [pages, fonts, resume, template, store])

  if (!before) return undefined
  return () => {
    store.update((document) => ({ ...document, style: before }), { label: 'Take back the larger type' })
    setBefore(undefined)
  }
}
