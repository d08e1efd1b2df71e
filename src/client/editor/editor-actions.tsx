import { useQueryClient } from '@tanstack/react-query'
import { FileUp, Keyboard, LayoutTemplate, Save, Shrink } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { useOpenKey } from '#client/editing/keys/use-open-key.ts'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'
import { useImportResume } from '#client/imports/use-import-resume.ts'
import { cn } from '#client/lib/cn.ts'
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

/** Beside the zoom they are one row: a second one would take its height from the page. An upright screen has it to give. */
const words = 'landscape:md:@max-[63rem]:sr-only landscape:md:@max-[80rem]:[.preview-foot:has([data-hint])_&]:sr-only'
/** Over the panel of a phone each has its words below it. */
const tool = 'md:px-2 max-md:h-12 max-md:flex-col max-md:gap-0.5 max-md:px-1 max-md:text-micro max-md:text-text-2'

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
    <div className="flex items-center gap-1 max-md:justify-between max-md:overflow-x-auto md:flex-wrap md:justify-center">
      {tab !== 'style' && (
        <IconTooltip label="Save Template">
          <Button variant="ghost" size="small" className={tool} onClick={saveTemplate}>
            <Save aria-hidden strokeWidth={1.5} className="!size-4" />
            <span className={cn(words, 'md:@max-[30rem]:sr-only')}>Save Template</span>
          </Button>
        </IconTooltip>
      )}
      <IconTooltip label="Change template">
        <Button
          variant="ghost"
          size="small"
          className={tool}
          onPointerEnter={fetchTemplates}
          onFocus={fetchTemplates}
          onClick={chooseTemplate}
        >
          <LayoutTemplate aria-hidden strokeWidth={1.5} className="!size-4" />
          <span className={words}>Change template</span>
        </Button>
      </IconTooltip>
      <IconTooltip label="Fit to one page">
        <Button variant="ghost" size="small" className={tool} onClick={() => fitTo(1)}>
          <Shrink aria-hidden strokeWidth={1.5} className="!size-4" />
          <span className={words}>Fit to one page</span>
        </Button>
      </IconTooltip>
      <IconTooltip label="Import JSON or JSON Resume">
        <Button variant="ghost" size="small" className={tool} onClick={importFile}>
          <FileUp aria-hidden strokeWidth={1.5} className="!size-4" />
          <span className="md:sr-only">Import</span>
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
