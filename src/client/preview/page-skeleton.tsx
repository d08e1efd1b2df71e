const lines = [38, 24, 0, 92, 88, 95, 60, 0, 30, 90, 94, 86, 91, 40, 0, 30, 93, 85, 50]

/** A sheet with grey lines until the words have loaded. */
export function PageSkeleton({ zoom }: { zoom: number }) {
  return (
    <div role="status" className="page-sheet" style={{ width: 816 * zoom, height: 1056 * zoom }}>
      <span className="sr-only">Loading preview...</span>
      <div aria-hidden className="page-skeleton" style={{ transform: `scale(${zoom})` }}>
        {lines.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <div key={index} style={{ width: `${width}%` }} />
        ))}
      </div>
    </div>
  )
}
