import { FilePlus2, FileUp, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { AppLink } from '#client/app/app-link.tsx'
import { useSite } from '#client/app/site.tsx'
import { newDocument } from '#client/document/new-document.ts'
import { useImportResume } from '#client/document/open/use-import-resume.ts'
import { useDocument, useDocumentSession } from '#client/document/store/document-context.tsx'
import { newId } from '#client/lib/new-id.ts'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { useFileChooser } from '#client/ui/use-file-chooser.tsx'

export type StartForkProps = { onScratch: () => void }

/** The ways in beside the form, in one quiet row, and what it all costs before the first field. */
export function StartFork({ onScratch }: StartForkProps) {
  const { billing } = useSite()
  const { store, autosave } = useDocumentSession()
  const id = useDocument((document) => document.id)
  const templateId = useDocument((document) => document.templateId)
  const isSaved = useDocument((document) => document.revision > 0)
  const importFile = useImportResume()
  const navigate = useNavigate()

  /** What was begun stays among the drafts; the form starts over in a document of its own. */
  const startOver = async () => {
    if (store.getState().document.revision > 0) {
      await autosave.flush()
      store.replace(newDocument({ id: newId(), now: new Date().toISOString(), templateId }))
    }
    onScratch()
  }

  const upload = async (file: File) => {
    const imported = await importFile(file, templateId)
    if (imported === undefined) return
    const params = new URLSearchParams({ doc: imported, step: 'review' })
    void navigate({ search: params.toString() })
  }

  const { choose, chooser } = useFileChooser({
    label: 'Resume file',
    accept: '.json,application/json',
    onFile: (file) => void upload(file),
  })

  return (
    <section aria-label="Ways to start" className="grid gap-3 border-border border-b pb-6">
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={() => void startOver()}>
          <Icon>
            <FilePlus2 aria-hidden strokeWidth={1.5} />
          </Icon>
          Start from scratch
        </Button>
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
      <p className="text-small text-text-3">
        About 6 minutes. You can stop at any point. A resume can be uploaded as a JSON or JSON Resume file.
      </p>
      {billing && (
        <p className="text-small text-text-3">
          Building and previewing are free. A finished document costs $2.99, or is part of Pro.
        </p>
      )}
    </section>
  )
}

function Icon({ children }: { children: ReactNode }) {
  return <span className="contents [&_svg]:!size-4">{children}</span>
}
