import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DEFAULT_TEMPLATE_ID } from '#client/drafts/new-document.ts'
import { usePageEngine } from '#client/preview/page-engine.ts'
import { PIXELS_PER_POINT } from '#client/preview/page-size.ts'
import { PageView } from '#client/preview/page-view.tsx'
import { useComposedPages } from '#client/preview/use-pages.ts'
import { templatesQuery } from '#client/templates/template-queries.ts'
import { LiveThumbnail, ThumbnailFrame, type ThumbnailPlace } from '#client/templates/thumbnails/live-thumbnail.tsx'
import type { Template } from '#engine/templates/template.ts'
import type { LetterDocument, SavedDocument } from '#shared/saved-document.ts'

/** The first page of a document. Decorative: its name is next to it. */
export function DocumentPicture({ document }: { document: SavedDocument }) {
  if (document.kind === 'letter') return <LetterPicture document={document} />
  return <LiveThumbnail id={document.templateId} resume={document.resume} style={document.style} staysDrawn />
}

function LetterPicture({ document }: { document: LetterDocument }) {
  const { data: templates } = useQuery(templatesQuery())
  const id = document.templateId ?? DEFAULT_TEMPLATE_ID
  const template = templates?.find((candidate) => candidate.id === id)
  return (
    <ThumbnailFrame staysDrawn>
      {template && ((place) => <LetterPage {...place} document={document} template={template} />)}
    </ThumbnailFrame>
  )
}

type LetterPageProps = ThumbnailPlace & { document: LetterDocument; template: Template }

function LetterPage({ document: { letter, design }, template, width, fallback }: LetterPageProps) {
  const engine = usePageEngine()
  const composition = useMemo(
    () => engine?.composeLetter(letter, { design, template }),
    [engine, letter, design, template],
  )
  const { pages, fonts } = useComposedPages(composition)
  if (!pages) return fallback
  const zoom = width / (pages.width * PIXELS_PER_POINT)
  return <PageView pages={pages} index={0} fonts={fonts} zoom={zoom} headingLevel={3} />
}
