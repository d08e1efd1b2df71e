import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Resume } from '#engine/resume/resume.ts'
import type { Template } from '#engine/templates/template.ts'
import { usePages } from '../layout/use-pages.ts'
import { PageSkeleton } from '../preview/page-skeleton.tsx'
import { PageView } from '../preview/page-view.tsx'
import { templatesQuery } from '../templates/template-queries.ts'
import { takeTurn } from './take-turns.ts'

/** Pages this close to the visible part are drawn; the others are taken down again. */
const NEARBY = '600px 0px'
const LETTER_PIXELS = 816

export type LiveThumbnailProps = { id: number; resume: Resume }

/** The first page of a person's own resume in a template. A picture for the eye: the name stands beside it. */
export function LiveThumbnail({ id, resume }: LiveThumbnailProps) {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [isNear, setIsNear] = useState(false)
  const { data: templates } = useQuery(templatesQuery())
  const template = templates?.find((candidate) => candidate.id === id)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const near = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: NEARBY,
    })
    const size = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    near.observe(element)
    size.observe(element)
    return () => {
      near.disconnect()
      size.disconnect()
    }
  }, [])

  return (
    <div
      ref={place}
      inert
      aria-hidden
      className="relative aspect-[17/22] w-full overflow-hidden rounded-page bg-paper shadow-page"
    >
      {isNear && width > 0 && template && <LivePage template={template} resume={resume} width={width} />}
    </div>
  )
}

const noStyle = {}

function LivePage({ template, resume, width }: { template: Template; resume: Resume; width: number }) {
  const [hasTurn, setHasTurn] = useState(false)
  useEffect(() => takeTurn(() => setHasTurn(true)), [])
  const state = usePages({ resume, style: noStyle }, hasTurn ? template : undefined)
  if (!state.pages) return <PageSkeleton zoom={width / LETTER_PIXELS} />
  const zoom = width / (state.pages.width * (96 / 72))
  return <PageView pages={state.pages} index={0} fonts={state.fonts} zoom={zoom} headingLevel={3} />
}
