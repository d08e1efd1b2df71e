import type { ImportedField, ImportedResume } from '#shared/api/imports.ts'

type Box = { page: number; x: number; y: number; width: number; height: number }

type Source = ImportedField['source']

/** Several values may be in one place. */
function areasOn(page: number, source: Source): [string, Box][] {
  const boxes = source.flatMap((one) => (one.kind === 'box' && one.page === page ? [one] : []))
  return [...new Map(boxes.map((box) => [`${box.x} ${box.y} ${box.width}`, box]))]
}

type PageMapProps = {
  /** Where the value stood; its first page is drawn. */
  source: Source
  result: Pick<ImportedResume, 'pages' | 'fields'>
}

/** The page a value was read from, drawn from the places of all values, with this one marked. */
export function PageMap({ source, result }: PageMapProps) {
  const first = source.find((one) => one.kind === 'box')
  const size = first ? result.pages[first.page] : undefined
  if (!first || !size) return null
  const others = areasOn(
    first.page,
    result.fields.flatMap((field) => field.source),
  )
  return (
    <details className="text-micro text-text-2">
      <summary className="w-fit cursor-pointer py-1">Show on the page</summary>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={`Where it is on page ${first.page + 1}`}
        className="mt-1 w-full max-w-60 rounded-control border border-border bg-surface"
      >
        {others.map(([key, box]) => (
          <Area key={key} box={box} className="fill-border" />
        ))}
        {areasOn(first.page, source).map(([key, box]) => (
          <Area key={key} box={box} className="fill-marker stroke-2 stroke-accent" />
        ))}
      </svg>
    </details>
  )
}

function Area({ box: { x, y, width, height }, className }: { box: Box; className: string }) {
  return <rect x={x} y={y} width={width} height={height} className={className} />
}
