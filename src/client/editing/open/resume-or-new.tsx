import { ArrowRight, FilePlus2 } from 'lucide-react'
import { documentTitle } from '#client/drafts/new-document.ts'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { timeAgo } from '#client/lib/time-words.ts'
import { LiveThumbnail } from '#client/templates/thumbnails/live-thumbnail.tsx'
import { Button } from '#client/ui/button.tsx'

type ResumeOrNewProps = {
  question: string
  /** What goes on with the resume that is there. */
  useLabel: string
  onUse: () => void
  newLabel: string
  onNew: () => void
  /** The look it is shown in, where that is what is asked about. */
  templateId?: number
}

/** Asked where a resume is begun or a template taken: for the last resume, or for another. */
export function ResumeOrNew({ question, useLabel, onUse, newLabel, onNew, templateId }: ResumeOrNewProps) {
  const title = useDocument(documentTitle)
  const document = useDocument((current) => current)
  const edited = timeAgo(document.updatedAt, Date.now())
  return (
    <div className="wrap-app grid grow place-items-center py-8 md:py-12">
      <div className="grid w-full max-w-[40rem] items-center gap-8 rounded-card border border-border bg-surface p-6 sm:grid-cols-[12rem_minmax(0,1fr)] sm:p-8">
        <div className="mx-auto w-40 sm:w-full">
          <LiveThumbnail id={templateId ?? document.templateId} resume={document.resume} style={document.style} />
        </div>
        <div className="grid justify-items-start gap-4">
          <h1 className="text-h2">{question}</h1>
          <p className="wrap-anywhere text-text-2">
            <span className="font-semibold text-text">{title}</span>
            {edited && <span className="block text-small">Edited {edited}</span>}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onUse}>
              {useLabel}
              <ArrowRight />
            </Button>
            <Button variant="outline" onClick={onNew}>
              <FilePlus2 />
              {newLabel}
            </Button>
          </div>
          <p className="text-small text-text-3">Starting a new one doesn’t change this one.</p>
        </div>
      </div>
    </div>
  )
}
