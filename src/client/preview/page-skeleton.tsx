import { type ReactNode, Suspense } from 'react'

const widths = [38, 24, 0, 92, 88, 95, 60, 0, 30, 90, 94, 86, 91, 40, 0, 30, 93, 85, 50]

type PageSkeletonProps = {
  zoom: number
  /** What it will look like, where that is known. */
  picture?: ReactNode
}

/** A sheet with grey lines, or a picture, until the words have loaded. */
export function PageSkeleton({ zoom, picture }: PageSkeletonProps) {
  const lines = (
    <div aria-hidden className="page-skeleton" style={{ transform: `scale(${zoom})` }}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <div key={index} style={{ width: `${width}%` }} />
      ))}
    </div>
  )
  return (
    <div role="status" className="page-sheet" style={{ width: 816 * zoom, height: 1056 * zoom }}>
      <span className="sr-only">Loading preview...</span>
      {picture ? <Suspense fallback={lines}>{picture}</Suspense> : lines}
    </div>
  )
}
