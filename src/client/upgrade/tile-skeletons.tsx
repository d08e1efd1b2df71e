import { Skeleton } from '#client/ui/skeleton.tsx'

export const tileGrid = 'grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6'
const tilePlaces = Array.from({ length: 12 }, (_, place) => place)

/** As large as the tiles will be, so that nothing moves when they come. */
export function TileSkeletons() {
  return (
    <div role="status" className={tileGrid}>
      <span className="sr-only">Loading templates...</span>
      {tilePlaces.map((place) => (
        <div key={place} className="grid gap-2 rounded-card border-2 border-border p-2">
          <Skeleton className="aspect-[17/22] rounded-page" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      ))}
    </div>
  )
}
