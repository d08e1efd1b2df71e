import { useEffect, useMemo, useRef, useState } from 'react'
import type { Composition } from '#engine/layout/blocks.ts'
import type { Pages } from '#engine/layout/display-list.ts'
import type { FontSet } from '#engine/layout/text/fonts.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Design } from '#engine/style/design.ts'
import type { CustomStyle, Style } from '#engine/style/style.ts'
import { useFontSet } from './fonts/use-font-set.ts'
import { usePageEngine } from './page-engine.ts'

/** A face that takes longer than this no longer holds the page back; the faces that are there stand in for it. */
const FACE_PATIENCE = 1500

export type LaidOut = { pages: Pages; fonts: FontSet }

/** `stale`: the pages are those of a moment ago, because a face is on its way. */
export type PagesState =
  | ({ status: 'ready' | 'stale' } & LaidOut)
  | { status: 'loading'; pages?: undefined; fonts?: undefined }

export type Shown = { resume: Resume; style: CustomStyle }
export type Look = { style: Style; design: Design }

/** The pages of a document in a template, laid out in the same frame as the change. */
export function usePages({ resume, style }: Shown, look: Look | undefined): PagesState {
  const engine = usePageEngine()
  return useComposedPages(
    useMemo(() => look && engine?.composeResume(resume, look, style), [engine, resume, look, style]),
  )
}

/** The pages of anything that was composed; the composition must stay the same object while it is the same. */
export function useComposedPages(composition: Composition | undefined): PagesState {
  const engine = usePageEngine()
  const faces = useMemo(() => (composition && engine?.compositionFaces(composition)) ?? [], [engine, composition])
  const standIn = useFontSet(engine, faces)
  const known = faces.length > 0 ? engine?.knownFontSet(faces) : undefined
  const isLate = useIsLate(composition !== undefined && known === undefined)
  const fonts = known ?? (isLate ? standIn : undefined)

  const laidOut = useMemo(() => {
    if (!engine || !composition || !fonts) return undefined
    return { pages: engine.layoutPages(engine.settleComposition(composition, fonts), fonts), fonts }
  }, [engine, composition, fonts])
  const last = useRef<LaidOut>(undefined)
  useEffect(() => {
    if (laidOut) last.current = laidOut
  }, [laidOut])

  if (laidOut) return { status: 'ready', ...laidOut }
  return last.current ? { status: 'stale', ...last.current } : { status: 'loading' }
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) {
      setIsLate(false)
      return
    }
    const timer = setTimeout(() => setIsLate(true), FACE_PATIENCE)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}
