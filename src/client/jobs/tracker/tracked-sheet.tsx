import { ExternalLink, FilePen, Mail, Trash2 } from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'
import { longDate } from '#client/lib/long-date.ts'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { TextareaField } from '#client/ui/field.tsx'
import { Sheet, SheetContent, SheetDescription, SheetTitle } from '#client/ui/sheet.tsx'
import { pageHref } from '#engine/resume/links.ts'
import type { TrackedJob } from '#shared/api/tracked-jobs.ts'
import { PostingText } from '../job/posting-text.tsx'
import { DocumentsSent } from './documents-sent.tsx'
import { StatusMenu } from './status-menu.tsx'
import { moveTo, statusLabels } from './tracked-job.ts'
import { useNotes } from './use-notes.ts'

type TrackedSheetProps = {
  entry: TrackedJob | undefined
  onClose: () => void
  onChange: (entry: TrackedJob) => void
  onRemove: (entry: TrackedJob) => void
}

/** All about one application: where it stands, what was written and sent, and the listing as it was. */
export function TrackedSheet({ entry, onClose, onChange, onRemove }: TrackedSheetProps) {
  return (
    <Sheet open={entry !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {entry && (
        <SheetContent className="max-w-xl">
          <SheetTitle>{entry.job.title}</SheetTitle>
          <SheetDescription>
            {entry.job.company}, {entry.job.location}
          </SheetDescription>
          <SheetBody key={entry.id} entry={entry} onChange={onChange} onRemove={onRemove} />
        </SheetContent>
      )}
    </Sheet>
  )
}

function SheetBody({
  entry,
  onChange,
  onRemove,
}: Omit<TrackedSheetProps, 'entry' | 'onClose'> & { entry: TrackedJob }) {
  const { job, history } = entry
  const listing = pageHref(job.url)
  const touch = (change: Partial<TrackedJob>) => onChange({ ...entry, ...change, updatedAt: new Date().toISOString() })
  const notes = useNotes(entry.notes, (text) => touch({ notes: text }))
  const current = { ...entry, notes: notes.text }
  const remove = () => {
    notes.drop()
    onRemove(current)
  }
  return (
    <div className="grid gap-6 pb-6">
      <div className="flex flex-wrap items-center gap-2.5">
        <StatusMenu entry={entry} onMove={(status) => onChange(moveTo(current, status, new Date().toISOString()))} />
        {listing && (
          <a
            href={listing}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle({ variant: 'outline', size: 'small' })}
          >
            <ExternalLink />
            Open the listing
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        <AppLink
          to={`/job-tailored-resume?job=${job.id}`}
          className={buttonStyle({ variant: 'outline', size: 'small' })}
        >
          <FilePen />
          Tailor my resume
        </AppLink>
        <AppLink to={`/cover-letter?job=${job.id}`} className={buttonStyle({ variant: 'outline', size: 'small' })}>
          <Mail />
          Write a letter
        </AppLink>
      </div>
      <TextareaField
        label="Notes"
        optional
        hint="Who you spoke with, what they said, what comes next. Saved as you type."
        rows={5}
        maxLength={10_000}
        value={notes.text}
        onBlur={notes.keep}
        onWrite={notes.write}
      />
      <DocumentsSent entry={entry} onChange={(documents) => touch({ documents, notes: notes.text })} />
      <section aria-label="History" className="grid gap-2">
        <h3 className="font-semibold text-small">History</h3>
        <ol className="grid gap-1 text-small text-text-2">
          {history.map(({ status, at }) => (
            <li key={at}>
              {statusLabels[status]}, {longDate(at)}
            </li>
          ))}
        </ol>
      </section>
      <Disclosure question="The listing when you saved it" name="listing">
        <PostingText description={job.description} headingLevel={3} />
      </Disclosure>
      <Button variant="ghost" className="justify-self-start text-danger" onClick={remove}>
        <Trash2 />
        Remove from the tracker
      </Button>
    </div>
  )
}
