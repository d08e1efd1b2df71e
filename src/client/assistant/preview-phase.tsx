import type { ReactNode } from 'react'
import { PriceNote } from '#client/billing/paywall/price-note.tsx'
import { OverflowHint } from '#client/editing/overflow-hint.tsx'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { useDocumentKeys } from '#client/editing/session/use-document-keys.ts'
import { useDocumentPages } from '#client/editing/use-document-pages.ts'
import { BackButton } from '#client/editing/workspace/back.tsx'
import { DownloadButtons } from '#client/editing/workspace/download-buttons.tsx'
import { Workspace, WorkspaceBody } from '#client/editing/workspace/workspace.tsx'
import { WorkspaceBar, WorkspaceTitle } from '#client/editing/workspace/workspace-bar.tsx'
import { PreviewPane } from '#client/preview/preview-pane.tsx'
import { Button } from '#client/ui/button.tsx'
import { ResumeMenu } from './resume-menu.tsx'
import { useReview } from './review/use-review.ts'
import { usePrintPages } from './use-print-pages.ts'

type PreviewPhaseProps = {
  title: string
  onBack: () => void
  /** Two buttons and a menu, or everything in one menu. */
  downloads: 'buttons' | 'menu'
  /** Further buttons of the page. */
  children?: ReactNode
}

/** The finished page and the ways to take it along. */
export function PreviewPhase({ title, onBack, downloads, children }: PreviewPhaseProps) {
  useDocumentKeys()
  const resume = useDocument((document) => document.resume)
  const pages = useDocumentPages()
  const print = usePrintPages(pages)
  const open = useReview()?.items.filter(({ decision }) => decision === 'open').length ?? 0
  return (
    <Workspace>
      <WorkspaceBar
        onPhone="foot"
        back={<BackButton label="Back to Edit" onSelect={onBack} />}
        name={<WorkspaceTitle>{title}</WorkspaceTitle>}
        actions={
          <>
            {children}
            {downloads === 'buttons' ? (
              <DownloadButtons print={print} />
            ) : (
              <ResumeMenu pages={pages} variant="filled" />
            )}
          </>
        }
      />
      <WorkspaceBody
        place="alone"
        panel={undefined}
        page={
          <PreviewPane
            state={pages}
            resume={resume}
            hint={
              <>
                <OverflowHint pages={pages} />
                {open > 0 ? <OpenSuggestions count={open} onBack={onBack} /> : <PriceNote documentId={resume.id} />}
              </>
            }
            className="grow"
          />
        }
      />
    </Workspace>
  )
}

/** The file holds what was accepted; a page that looks finished must not hide the rest. */
function OpenSuggestions({ count, onBack }: { count: number; onBack: () => void }) {
  return (
    <Button variant="link" size="inline" className="text-small" onClick={onBack}>
      {count === 1 ? '1 suggestion is not on the page yet' : `${count} suggestions are not on the page yet`}
    </Button>
  )
}
