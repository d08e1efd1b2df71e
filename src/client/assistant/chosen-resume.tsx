import type { ResumeDocument } from '#client/drafts/document.ts'
import { documentTitle } from '#client/drafts/new-document.ts'
import { longDate } from '#client/lib/long-date.ts'
import { LiveThumbnail } from '#client/templates/thumbnails/live-thumbnail.tsx'
import { Button } from '#client/ui/button.tsx'

type ChosenResumeProps = { document: ResumeDocument; isTextShown: boolean; onText: (isShown: boolean) => void }

/** Which document is used, as people know it: by its page and its name. */
export function ChosenResume({ document, isTextShown, onText }: ChosenResumeProps) {
  return (
    <div className="flex items-center gap-4 overflow-clip rounded-control border border-border bg-surface p-3 md:gap-6 md:p-5">
      <div className="w-16 shrink-0 md:w-38">
        <LiveThumbnail id={document.templateId} resume={document.resume} style={document.style} staysDrawn />
      </div>
      <div className="grid min-w-0 grow gap-1">
        <p className="line-clamp-2 font-medium">{documentTitle(document)}</p>
        <p className="text-small text-text-2">Last changed {longDate(document.updatedAt)}</p>
        <Button
          variant="link"
          size="inline"
          className="justify-self-start text-small"
          aria-expanded={isTextShown}
          onClick={() => onText(!isTextShown)}
        >
          {isTextShown ? 'Hide the text' : 'Edit the text'}
        </Button>
      </div>
    </div>
  )
}
