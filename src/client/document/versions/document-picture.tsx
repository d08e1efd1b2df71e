import { useEffect, useRef, useState } from 'react'
import type { SavedDocument } from '#shared/saved-document.ts'
import { LiveThumbnail } from '../thumbnails/live-thumbnail.tsx'
import { LetterSheet } from './letter-sheet.tsx'

/** The first page of a document. A picture for the eye: its name stands beside it. */
export function DocumentPicture({ document }: { document: SavedDocument }) {
  if (document.kind === 'letter') return <LetterPicture document={document} />
  return <LiveThumbnail id={document.templateId} resume={document.resume} style={document.style} />
}

function LetterPicture({ document }: { document: Extract<SavedDocument, { kind: 'letter' }> }) {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const size = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    size.observe(element)
    return () => size.disconnect()
  }, [])
  return (
    <div ref={place} inert aria-hidden>
      <LetterSheet document={document} width={width} className="shadow-page" />
    </div>
  )
}
