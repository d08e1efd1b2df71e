import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { composeLetter } from '#engine/layout/compose/compose-letter.ts'
import type { Template } from '#engine/templates/template.ts'
import type { LetterDocument, SavedDocument } from '#shared/saved-document.ts'
import { useComposedPages } from '../layout/use-pages.ts'
import { DEFAULT_TEMPLATE_ID } from '../new-document.ts'
import { PIXELS_PER_POINT } from '../preview/page-size.ts'
import { PageView } from '../preview/page-view.tsx'
import { templatesQuery } from '../templates/template-queries.ts'
import { LiveThumbnail } from '../thumbnails/live-thumbnail.tsx'

/** The first page of a document. A picture for the eye: its name stands beside it. */
export function DocumentPicture({ document }: { document: SavedDocument }) {
  if (document.kind === 'letter') return <LetterPicture document={document} />
  return <LiveThumbnail id={document.templateId} resume={document.resume} style={document.style} />
}

function LetterPicture({ document }: { document: LetterDocument }) {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const { data: templates } = useQuery(templatesQuery())
  const id = document.templateId ?? DEFAULT_TEMPLATE_ID
  const template = templates?.find((candidate) => candidate.id === id)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const size = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    size.observe(element)
    return () => size.disconnect()
  }, [])
  return (
    <div
      ref={place}
      inert
      aria-hidden
      className="relative aspect-[17/22] w-full overflow-hidden rounded-page bg-paper shadow-page"
    >
      {width > 0 && template && <LetterPage document={document} template={template} width={width} />}
    </div>
  )
}

type LetterPageProps = { document: LetterDocument; template: Template; width: number }

function LetterPage({ document: { letter, design }, template, width }: LetterPageProps) {
  const composition = useMemo(() => composeLetter(letter, { design, template }), [letter, design, template])
  const { pages, fonts } = useComposedPages(composition)
  if (!pages) return null
  const zoom = width / (pages.width * PIXELS_PER_POINT)
  return <PageView pages={pages} index={0} fonts={fonts} zoom={zoom} headingLevel={3} />
}
