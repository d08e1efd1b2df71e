import { toast } from '#client/app/toast.ts'
import { useDocumentKeys } from '#client/editing/session/use-document-keys.ts'
import { BackButton } from '#client/editing/workspace/back.tsx'
import { panelStyle, Workspace, WorkspaceBody } from '#client/editing/workspace/workspace.tsx'
import { WorkspaceBar, WorkspaceTitle } from '#client/editing/workspace/workspace-bar.tsx'
import { PreviewPane } from '#client/preview/preview-pane.tsx'
import { Button } from '#client/ui/button.tsx'
import { DesignControls } from './design-controls.tsx'
import { useLetterSession } from './letter-session.ts'
import { useLetterPages } from './use-letter-pages.ts'

export function LetterCustomize({ onBack }: { onBack: () => void }) {
  useDocumentKeys()
  const { autosave } = useLetterSession()
  const pages = useLetterPages()
  const save = async () => {
    await autosave.flush()
    if (autosave.getState().kind !== 'failed') toast({ title: 'Design saved' })
  }
  return (
    <Workspace>
      <WorkspaceBar
        onPhone="short-name"
        back={<BackButton label="Back to Preview" onSelect={onBack} />}
        name={<WorkspaceTitle>Customize Design</WorkspaceTitle>}
        actions={
          <Button size="small" onClick={() => void save()}>
            Save Design
          </Button>
        }
      />
      <WorkspaceBody
        place="pinned"
        panel={
          <div className={panelStyle}>
            <DesignControls />
          </div>
        }
        page={<PreviewPane label="Letter preview" state={pages} className="grow" />}
      />
    </Workspace>
  )
}
