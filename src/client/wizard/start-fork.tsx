import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AppLink } from '#client/app/app-link.tsx'
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

/** The ways in beside the form, in one quiet line. */
export function StartFork({ onScratch }: StartForkProps) {
  const { store, autosave } = useDocumentSession()
  const id = useDocument((document) => document.id)
  const templateId = useDocument((document) => document.templateId)
  const isSaved = useDocument((document) => document.revision > 0)
  // Offered to whoever comes back; to appear while somebody types would push the fields away under their fingers.
  const [cameBack] = useState(isSaved)
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
        '-mt-4 grid gap-3',
        isOver && 'rounded-control bg-accent-soft outline-2 outline-accent outline-dashed outline-offset-4',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
        <span className="text-text-2">
          Have a resume?{' '}
          <Button variant="link" size="inline" className={wayStyle} onClick={choose}>
            Upload it
          </Button>
        </span>
        <AppLink
          to={`/edit-template?id=${templateId}${isSaved ? `&doc=${id}` : ''}`}
          className={cn(buttonStyle({ variant: 'link', size: 'inline' }), wayStyle)}
        >
          Skip to the editor
        </AppLink>
        {cameBack && (
          <Button variant="link" size="inline" className={wayStyle} onClick={() => void startOver()}>
            Start from scratch
          </Button>
        )}
      </p>
      {chooser}
      <UploadStatus upload={upload} onChoose={choose} onChecked={(resume) => void open(resume)} />
    </section>
  )
}

const wayStyle = 'min-h-6 text-small'
