import { Skeleton } from '#client/ui/skeleton.tsx'

/** The shape of the editor until the document is there. */
export function EditorSkeleton() {
  return (
    <>
      <div className="flex h-15 items-center gap-4 border-border border-b px-4">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="ml-auto h-8 w-32" />
      </div>
      <div className="grid grow md:grid-cols-[26rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4 p-4">
          <p role="status" className="text-h3">
            Loading template...
          </p>
          <Skeleton className="h-9" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
        <div className="hidden bg-canvas p-8 md:block">
          <Skeleton className="mx-auto aspect-[17/22] h-full max-h-[56rem] rounded-page" />
        </div>
      </div>
    </>
  )
}
