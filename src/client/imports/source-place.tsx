import type { FieldPlace } from '#shared/api/imports.ts'

/** The lines of the document around a value, with the value marked. */
export function SourcePlace({ place }: { place: FieldPlace | null }) {
  if (!place) return <p className="text-small text-text-3">This came from the file’s data, not from a page.</p>
  const { page, before, line, after, start, end } = place
  return (
    <figure className="grid min-w-0 gap-1 rounded-control border border-border bg-bg px-3 py-2 text-small">
      <figcaption className="text-micro text-text-3">
        {page === null ? 'In the document' : `On page ${page}`}
      </figcaption>
      {before !== '' && <p className="truncate text-text-3">{before}</p>}
      <p className="break-words text-text">
        {line.slice(0, start)}
        <mark className="rounded-chip bg-marker px-0.5 text-text">{line.slice(start, end)}</mark>
        {line.slice(end)}
      </p>
      {after !== '' && <p className="truncate text-text-3">{after}</p>}
    </figure>
  )
}
