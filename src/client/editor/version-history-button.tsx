import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { Button } from '#client/ui/button.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'

const VersionHistory = lazy(() =>
  import('#client/documents/versions/version-history.tsx').then((module) => ({ default: module.VersionHistory })),
)

/** Opens what the document of this page was before. A small phone has no room for it; the list of documents has it. */
export function VersionHistoryButton() {
  const docId = useDocument(({ id, revision }) => (revision > 0 ? id : undefined))
  const [isOpen, setIsOpen] = useState(false)
  if (docId === undefined) return null
  return (
    <>
      <IconTooltip label="Version history">
        <Button variant="ghost" size="small" className="px-2 max-[26rem]:hidden" onClick={() => setIsOpen(true)}>
          <History aria-hidden strokeWidth={1.5} className="!size-4" />
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
