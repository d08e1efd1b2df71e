import { useQueryClient } from '@tanstack/react-query'
import { FileUp, Keyboard, LayoutTemplate, Save, Shrink } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { useOpenKey } from '#client/editing/keys/use-open-key.ts'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'
import { useImportResume } from '#client/imports/use-import-resume.ts'
import { templatesQuery } from '#client/templates/template-queries.ts'
import { Button } from '#client/ui/button.tsx'
import { OnceOpen } from '#client/ui/once-open.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'
import { useFileChooser } from '#client/ui/use-file-chooser.tsx'
import { EditorCommands } from './editor-commands.tsx'
import type { EditorTab } from './editor-tabs.ts'
import type { LatestPages } from './latest-pages.ts'
import { useDocumentCommands } from './use-document-commands.ts'
import { VersionHistoryButton } from './version-history-button.tsx'

const TemplateDialog = lazyPage(() =>
  import('#client/editing/template-choice/template-dialog.tsx').then((module) => module.TemplateDialog),
)

const ShortcutSheet = lazyPage(() =>
  import('#client/editing/keys/shortcut-sheet.tsx').then((module) => module.ShortcutSheet),
)

/** Beside the zoom they are one row: a second one would take its height from the page. */
const shortWhileNarrow = '@max-[63rem]:sr-only @max-[80rem]:[.preview-foot:has([data-hint])_&]:sr-only'
/** Over the panel of a phone there is room for the words of one. */
const shortUntilWide = `max-md:sr-only ${shortWhileNarrow}`

type EditorActionsProps = {
  tab: EditorTab
  showTab: (tab: EditorTab) => void
  goToField: (path: string) => void
  latestPages: LatestPages
}

type EditorActions = {
  /** Beside the page, or over the panel of a phone: two places, one of which is shown. */
  buttons: ReactNode
  /** What the buttons and keys open; there once, so that turning a phone closes nothing. */
  dialogs: ReactNode
}

/** What can be done to the document as a whole. */
export function useEditorActions({ tab, showTab, goToField, latestPages }: EditorActionsProps): EditorActions {
  const [isChoosing, setIsChoosing] = useState(false)
  const { fitTo, saveTemplate } = useDocumentCommands(latestPages)
  const { choose: importFile, chooser } = useImportFile()
  const queryClient = useQueryClient()

  const fetchTemplates = () => {
    void queryClient.prefetchQuery(templatesQuery())
    TemplateDialog.preload().catch(() => undefined)
  }
  const chooseTemplate = () => setIsChoosing(true)

  const buttons = (
    <div className="flex items-center gap-1 max-md:overflow-x-auto">
      {tab !== 'style' && (
        <IconTooltip label="Save Template">
          <Button variant="ghost" size="small" className="md:px-2" onClick={saveTemplate}>
            <Save aria-hidden strokeWidth={1.5} className="!size-4" />
            <span className={shortUntilWide}>Save Template</span>
          </Button>
        </IconTooltip>
      )}
      <IconTooltip label="Change template">
        <Button
          variant="ghost"
          size="small"
          className="md:px-2"
          onPointerEnter={fetchTemplates}
          onFocus={fetchTemplates}
          onClick={chooseTemplate}
        >
          <LayoutTemplate aria-hidden strokeWidth={1.5} className="!size-4" />
          <span className={shortWhileNarrow}>Change template</span>
        </Button>
      </IconTooltip>
      <IconTooltip label="Fit to one page">
        <Button variant="ghost" size="small" className="md:px-2" onClick={() => fitTo(1)}>
          <Shrink aria-hidden strokeWidth={1.5} className="!size-4" />
          <span className={shortUntilWide}>Fit to one page</span>
        </Button>
      </IconTooltip>
      <IconTooltip label="Import JSON or JSON Resume">
        <Button variant="ghost" size="small" className="px-2" onClick={importFile}>
          <FileUp aria-hidden strokeWidth={1.5} className="!size-4" />
        </Button>
      </IconTooltip>
      <VersionHistoryButton />
    </div>
  )
  const dialogs = (
    <>
      {chooser}
      <EditorCommands
        latestPages={latestPages}
        showTab={showTab}
        goToField={goToField}
        changeTemplate={chooseTemplate}
        importFile={importFile}
      />
      <OnceOpen isOpen={isChoosing}>
        <TemplateDialog isOpen={isChoosing} onOpenChange={setIsChoosing} />
      </OnceOpen>
    </>
  )
  return { buttons, dialogs }
}

/** A file becomes a document of its own; the one that is open stays as it is. */
function useImportFile() {
  const { store } = useDocumentSession()
  const [, setParams] = useSearchParams()
  const importResume = useImportResume()

  const bringIn = async (file: File) => {
    const { templateId } = store.getState().document
    const id = await importResume(file, templateId)
    if (id !== undefined) setParams({ id: String(templateId), doc: id, tab: 'content' })
  }
  return useFileChooser({
    label: 'Resume file to import',
    accept: '.json,application/json',
    onFile: (file) => void bringIn(file),
  })
}

/** Its keys work once, wherever the buttons are. */
export function KeysButton() {
  const [isOpen, setIsOpen] = useOpenKey('/')
  return (
    <>
      <IconTooltip label="Keyboard shortcuts">
        <Button
          variant="ghost"
          size="small"
          className="px-2"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <Keyboard aria-hidden strokeWidth={1.5} className="!size-4" />
        </Button>
      </IconTooltip>
      <OnceOpen isOpen={isOpen}>
        <ShortcutSheet isOpen={isOpen} onOpenChange={setIsOpen} />
      </OnceOpen>
    </>
  )
}
