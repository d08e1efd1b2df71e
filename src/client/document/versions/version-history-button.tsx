import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'

const VersionHistory = lazy(() =>
  import('./version-history.tsx').then((module) => ({ default: module.VersionHistory })),
)

/** Opens what a document was before; its code comes with the first click. */
export function VersionHistoryButton({ docId }: { docId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconTooltip label="Version history">
        <Button variant="ghost" size="icon" onClick={() => setIsOpen(true)}>
          <History aria-hidden strokeWidth={1.5} />
        </Button>
      </IconTooltip>
      {isOpen && (
        <Suspense>
          <VersionHistory docId={docId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
