import { ArrowRight, FilePlus2 } from 'lucide-react'
import { documentTitle } from '#client/drafts/new-document.ts'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { timeAgo } from '#client/lib/time-words.ts'
import { LiveThumbnail } from '#client/templates/thumbnails/live-thumbnail.tsx'
import { Button } from '#client/ui/button.tsx'

type ContinueOrNewProps = { onContinue: () => void; onNew: () => void }

/** Asked where a resume was begun: the last one, or another. */
export function ContinueOrNew({ onContinue, onNew }: ContinueOrNewProps) {
  const title = useDocument(documentTitle)
  const { templateId, resume, style, updatedAt } = useDocument((document) => document)
  const edited = timeAgo(updatedAt, Date.now())
  return (
    <div className="wrap-app grid grow place-items-center py-8 md:py-12">
      <div className="grid w-full max-w-[40rem] items-center gap-8 rounded-card border border-border bg-surface p-6 sm:grid-cols-[12rem_minmax(0,1fr)] sm:p-8">
        <div className="mx-auto w-40 sm:w-full">
          <LiveThumbnail id={templateId} resume={resume} style={style} />
        </div>
        <div className="grid justify-items-start gap-4">
          <h1 className="text-h2">Continue this resume, or start a new one?</h1>
          <p className="wrap-anywhere text-text-2">
            <span className="font-semibold text-text">{title}</span>
            {edited && <span className="block text-small">Edited {edited}</span>}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onContinue}>
              Continue
              <ArrowRight />
            </Button>
            <Button variant="outline" onClick={onNew}>
              <FilePlus2 />
              Start a new one
            </Button>
          </div>
          <p className="text-small text-text-3">Starting a new one doesn’t change this one.</p>
        </div>
      </div>
    </div>
  )
}
