import { useQueryClient } from '@tanstack/react-query'
import { LayoutTemplate, Shrink } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyExtra, lazyPage } from '#client/app/lazy-page.tsx'
import { usePreload } from '#client/app/use-preload.ts'
import { useOpenKey } from '#client/editing/keys/use-open-key.ts'
import { useDocument, useDocumentSession } from '#client/editing/session/document-context.tsx'
import { useImportResume } from '#client/imports/use-import-resume.ts'
import { templatesQuery } from '#client/templates/template-queries.ts'
import { Button } from '#client/ui/button.tsx'
import { OnceOpen } from '#client/ui/once-open.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'
import { useFileChooser } from '#client/ui/use-file-chooser.tsx'
import type { EditorTab } from './editor-tabs.ts'
import type { LatestPages } from './latest-pages.ts'
import { useDocumentCommands } from './use-document-commands.ts'

const TemplateDialog = lazyPage(() =>
  import('#client/editing/template-choice/template-dialog.tsx').then((module) => module.TemplateDialog),
)

const VersionHistory = lazyPage(() =>
  import('#client/documents/versions/version-history.tsx').then((module) => module.VersionHistory),
)

const MoreTools = lazyExtra(() => import('./more-tools.tsx').then((module) => module.MoreTools))

const EditorCommands = lazyPage(() => import('./editor-commands.tsx').then((module) => module.EditorCommands))

const ShortcutSheet = lazyPage(() =>
  import('#client/editing/keys/shortcut-sheet.tsx').then((module) => module.ShortcutSheet),
)

/** Beside the zoom they are one row: a second one would take its height from the page. Where something is said in the
    row besides, their names need more room (`workspace.css`). */
const words = 'md:@max-[62rem]:sr-only'
const tool = 'px-2'

/** On a phone nothing tells beforehand that somebody is about to press. */
const next = [MoreTools, TemplateDialog]

type EditorActionsProps = {
  tab: EditorTab
  showTab: (tab: EditorTab) => void
  goToField: (path: string) => void
  latestPages: LatestPages
}

type EditorActions = {
  /** Beside the page. */
  buttons: ReactNode
  /** For a phone, whose bar has no room for their names. */
  more: ReactNode
  /** On a phone the design has a button of its own for it. */
  chooseTemplate: { prepare: () => void; open: () => void }
  /** What the buttons and keys open; there once, so that turning a phone closes nothing. */
  dialogs: ReactNode
}

/** What can be done to the document as a whole. */
export function useEditorActions({ tab, showTab, goToField, latestPages }: EditorActionsProps): EditorActions {
  const [isChoosing, setIsChoosing] = useState(false)
  const [isHistory, setIsHistory] = useState(false)
  const [isKeys, setIsKeys] = useOpenKey('/')
  const [isCommands, setIsCommands] = useOpenKey('k')
  // What was never saved has no past.
  const docId = useDocument(({ id, revision }) => (revision > 0 ? id : undefined))
  usePreload(next)
  const { fitTo, saveTemplate } = useDocumentCommands(latestPages)
  const { choose: importFile, chooser } = useImportFile()
  const queryClient = useQueryClient()
  const { store } = useDocumentSession()
  const [, setParams] = useSearchParams()

  const fetchTemplates = () => {
    void queryClient.prefetchQuery(templatesQuery())
    TemplateDialog.preload().catch(() => undefined)
  }
  const chooseTemplate = () => setIsChoosing(true)
  const startNew = () => setParams({ id: String(store.getState().document.templateId), new: 'true' })

  const more = (
    <div className="min-w-9">
      <Suspense>
        <MoreTools
          fitOnPhone={() => fitTo(1)}
          chooseOnPhone={chooseTemplate}
          saveTemplate={saveTemplate}
          importFile={importFile}
          startNew={startNew}
          showHistory={docId === undefined ? undefined : () => setIsHistory(true)}
          showKeys={() => setIsKeys(true)}
        />
      </Suspense>
    </div>
  )
  const buttons = (
    <div data-tools={tab} className="flex items-center gap-1">
      <IconTooltip label="Change template">
        <Button
          variant="ghost"
          size="small"
          className={tool}
          onPointerEnter={fetchTemplates}
          onFocus={fetchTemplates}
          onClick={chooseTemplate}
        >
          <LayoutTemplate className="!size-4" />
          <span className={words}>Change template</span>
        </Button>
      </IconTooltip>
      <IconTooltip label="Fit to one page">
        <Button variant="ghost" size="small" data-tool="fit" className={tool} onClick={() => fitTo(1)}>
          <Shrink className="!size-4" />
          <span className={words}>Fit to one page</span>
        </Button>
      </IconTooltip>
      {more}
    </div>
  )
  const dialogs = (
    <>
      {chooser}
      <OnceOpen isOpen={isKeys}>
        <ShortcutSheet isOpen={isKeys} onOpenChange={setIsKeys} />
      </OnceOpen>
      {isHistory && docId !== undefined && (
        <Suspense>
          <VersionHistory docId={docId} onClose={() => setIsHistory(false)} />
        </Suspense>
      )}
      <OnceOpen isOpen={isCommands}>
        <EditorCommands
          isOpen={isCommands}
          onOpenChange={setIsCommands}
          latestPages={latestPages}
          showTab={showTab}
          goToField={goToField}
          changeTemplate={chooseTemplate}
          importFile={importFile}
        />
      </OnceOpen>
      <OnceOpen isOpen={isChoosing}>
        <TemplateDialog isOpen={isChoosing} onOpenChange={setIsChoosing} />
      </OnceOpen>
    </>
  )
  return { buttons, more, chooseTemplate: { prepare: fetchTemplates, open: chooseTemplate }, dialogs }
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
