import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PIXELS_PER_POINT } from '#client/preview/page-size.ts'
import { PageSkeleton } from '#client/preview/page-skeleton.tsx'
import { PageView } from '#client/preview/page-view.tsx'
import { usePages } from '#client/preview/use-pages.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { CustomStyle } from '#engine/style/style.ts'
import type { Template } from '#engine/templates/template.ts'
import { sampleQuery, templatesQuery } from '../template-queries.ts'
import { takeTurn } from './take-turns.ts'

/** Pages this close to the visible part are drawn. */
const NEARBY = '600px 0px'
const LETTER_PIXELS = 816

const noStyle: CustomStyle = {}

type LiveThumbnailProps = {
  id: number
  /** The person's own; otherwise the template's sample. */
  resume?: Resume | undefined
  style?: CustomStyle | undefined
  /** Stands in its place until the page is drawn. */
  fallback?: ReactNode
  staysDrawn?: boolean
}

/** The first page of a resume in a template, drawn here. Decorative: the name is next to it. */
export function LiveThumbnail({ id, resume, style = noStyle, ...frame }: LiveThumbnailProps) {
  const { data: templates } = useQuery(templatesQuery())
  const { data: sample } = useQuery({ ...sampleQuery(id), enabled: resume === undefined })
  const template = templates?.find((candidate) => candidate.id === id)
  const shown = resume ?? sample
  return (
    <ThumbnailFrame {...frame}>
      {template && shown && ((place) => <LivePage {...place} template={template} resume={shown} style={style} />)}
    </ThumbnailFrame>
  )
}

export type ThumbnailPlace = { width: number; fallback: ReactNode }

type ThumbnailFrameProps = {
  fallback?: ReactNode
  /** One of few: not taken down again when it is scrolled away. */
  staysDrawn?: boolean
  /** Draws the page where it is near the visible part; nothing while it has not come. */
  children: ((place: ThumbnailPlace) => ReactNode) | undefined
}

/** The sheet a page is drawn on. Until then, grey lines or the fallback are shown: a blank white sheet looks broken. */
export function ThumbnailFrame({ fallback, staysDrawn = false, children }: ThumbnailFrameProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const near = new IntersectionObserver(
      ([entry]) => setIsNear((wasNear) => entry?.isIntersecting || (staysDrawn && wasNear)),
      { rootMargin: NEARBY },
    )
    const size = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    near.observe(element)
    size.observe(element)
    return () => {
      near.disconnect()
      size.disconnect()
    }
  }, [staysDrawn])

  const place = { width, fallback: fallback ?? <PageSkeleton zoom={width / LETTER_PIXELS} /> }
  return (
    <div
      ref={sheet}
      inert
      aria-hidden
      className="relative aspect-[17/22] w-full overflow-hidden rounded-page bg-paper shadow-page dark:bg-hover"
    >
      {isNear && width > 0 && children ? children(place) : place.fallback}
    </div>
  )
}

type LivePageProps = ThumbnailPlace & { template: Template; resume: Resume; style: CustomStyle }

function LivePage({ template, resume, style, width, fallback }: LivePageProps) {
  const [hasTurn, setHasTurn] = useState(false)
  useEffect(() => takeTurn(() => setHasTurn(true)), [])
  const state = usePages({ resume, style }, hasTurn ? template : undefined)
  if (!state.pages) return fallback
  const zoom = width / (state.pages.width * PIXELS_PER_POINT)
  return <PageView pages={state.pages} index={0} fonts={state.fonts} zoom={zoom} headingLevel={3} />
}
