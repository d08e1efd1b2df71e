import { FilePlus2, FileUp, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { AppLink } from '#client/app/app-link.tsx'
import { PriceNote } from '#client/billing/paywall/price-note.tsx'
import { newDocument } from '#client/drafts/new-document.ts'
import { useDocument, useDocumentSession } from '#client/editing/session/document-context.tsx'
import { keepResume } from '#client/imports/keep-resume.ts'
import { acceptedFiles } from '#client/imports/read-upload.ts'
import { UploadStatus } from '#client/imports/upload-status.tsx'
import { useFileDrop } from '#client/imports/use-file-drop.ts'
import { useUpload } from '#client/imports/use-upload.ts'
import { cn } from '#client/lib/cn.ts'
import { newId } from '#client/lib/new-id.ts'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { useFileChooser } from '#client/ui/use-file-chooser.tsx'
import type { Resume } from '#engine/resume/resume.ts'

type StartForkProps = { onScratch: () => void }

/** The ways in beside the form, in one quiet row, and what it all costs before the first field. */
export function StartFork({ onScratch }: StartForkProps) {
  const { store, autosave } = useDocumentSession()
  const id = useDocument((document) => document.id)
  const templateId = useDocument((document) => document.templateId)
  const isSaved = useDocument((document) => document.revision > 0)
  const navigate = useNavigate()

  /** What was begun stays among the drafts; the form starts over in a document of its own. */
  const startOver = async () => {
    if (store.getState().document.revision > 0) {
      await autosave.flush()
      store.replace(newDocument({ id: newId(), now: new Date().toISOString(), templateId }))
    }
    onScratch()
  }

  const open = async (resume: Resume) => {
    const imported = await keepResume(resume, { templateId })
    if (imported === undefined) return
    const params = new URLSearchParams({ doc: imported, step: 'review' })
    void navigate({ search: params.toString() })
  }

  // What came as data needs no second look.
  const upload = useUpload(({ resume, confidence, message }) => {
    if (confidence === 1 && !message) void open(resume)
  })
  const { isOver, zone } = useFileDrop(upload.start)
  const { choose, chooser } = useFileChooser({ label: 'Resume file', accept: acceptedFiles, onFile: upload.start })

  return (
    <section
      aria-label="Ways to start"
      {...zone}
      className={cn(
        'grid gap-3 border-border border-b pb-5',
        isOver && 'rounded-control bg-accent-soft outline-2 outline-accent outline-dashed outline-offset-4',
      )}
    >
      <div className="flex flex-wrap gap-2">
        {isSaved && (
          <Button variant="outline" size="small" onClick={() => void startOver()}>
            <Icon>
              <FilePlus2 aria-hidden strokeWidth={1.5} />
            </Icon>
            Start from scratch
          </Button>
        )}
        <Button variant="outline" size="small" onClick={choose}>
          <Icon>
            <FileUp aria-hidden strokeWidth={1.5} />
          </Icon>
          Upload a resume
        </Button>
        <AppLink
          to={`/edit-template?id=${templateId}${isSaved ? `&doc=${id}` : ''}`}
          className={buttonStyle({ variant: 'outline', size: 'small' })}
        >
          <Icon>
            <PenLine aria-hidden strokeWidth={1.5} />
          </Icon>
          Skip to the editor
        </AppLink>
        {chooser}
      </div>
      <UploadStatus upload={upload} onChoose={choose} onChecked={(resume) => void open(resume)} />
      <p className="text-small text-text-3">
        About 6 minutes, and you can stop anytime. Or upload a PDF, Word, ODT, RTF, text or JSON file; scans work too.
      </p>
      <PriceNote className="-mt-2" />
    </section>
  )
}

function Icon({ children }: { children: ReactNode }) {
  return <span className="contents [&_svg]:!size-4">{children}</span>
}
