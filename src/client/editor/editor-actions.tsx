import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Eye, FileUp, Keyboard, LayoutTemplate, Save, Shrink } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ShortcutSheet } from '#client/editing/keys/shortcut-sheet.tsx'
import { useDocumentSession } from '#client/editing/session/document-context.tsx'
import { useImportResume } from '#client/imports/use-import-resume.ts'
import { templatesQuery } from '#client/templates/template-queries.ts'
import { Button } from '#client/ui/button.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'
import { useFileChooser } from '#client/ui/use-file-chooser.tsx'
import { EditorCommands } from './editor-commands.tsx'
import type { EditorTab } from './editor-tabs.ts'
import type { LatestPages } from './latest-pages.ts'
import { TemplateDialog } from './template-dialog.tsx'
import { useDocumentCommands } from './use-document-commands.ts'
import { VersionHistoryButton } from './version-history-button.tsx'

/** Beside the tabs of a small desktop there is room for the drawing alone. */
const shortWhileNarrow = 'min-[56.25rem]:max-[70rem]:sr-only'

type EditorActionsProps = {
  tab: EditorTab
  showTab: (tab: EditorTab) => void
  goToField: (path: string) => void
  latestPages: LatestPages
}

/** What can be done to the document as a whole, over the page. */
export const EditorActions = memo(function EditorActions({ tab, showTab, goToField, latestPages }: EditorActionsProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { fitTo, saveTemplate } = useDocumentCommands(latestPages)
  const { choose: importFile, chooser } = useImportFile()
  const queryClient = useQueryClient()
  const lastPanel = useRef<EditorTab>('style')
  useEffect(() => {
    if (tab !== 'preview') lastPanel.current = tab
  }, [tab])

  const fetchTemplates = () => void queryClient.prefetchQuery(templatesQuery())

  return (
    <div className="flex flex-wrap items-center gap-1 border-border border-b px-2 py-1.5 sm:px-4 min-[56.25rem]:ml-auto min-[56.25rem]:justify-end min-[56.25rem]:border-b-0">
      {tab !== 'style' && (
        <IconTooltip label="Save Template">
          <Button variant="ghost" size="small" onClick={saveTemplate}>
            <Save aria-hidden strokeWidth={1.5} className="!size-4" />
            <span className={shortWhileNarrow}>Save Template</span>
          </Button>
        </IconTooltip>
      )}
      <Button
        variant="ghost"
        size="small"
        onPointerEnter={fetchTemplates}
        onFocus={fetchTemplates}
        onClick={() => setIsChoosing(true)}
      >
        <LayoutTemplate aria-hidden strokeWidth={1.5} className="!size-4" />
        Change template
      </Button>
      <IconTooltip label="Fit to one page">
        <Button variant="ghost" size="small" onClick={() => fitTo(1)}>
          <Shrink aria-hidden strokeWidth={1.5} className="!size-4" />
          <span className={shortWhileNarrow}>Fit to one page</span>
        </Button>
      </IconTooltip>
      {tab === 'preview' ? (
        <Button variant="outline" size="small" onClick={() => showTab(lastPanel.current)}>
          <ArrowLeft aria-hidden strokeWidth={1.5} className="!size-4" />
          Back to Editor
        </Button>
      ) : (
        <Button variant="outline" size="small" onClick={() => showTab('preview')}>
          <Eye aria-hidden strokeWidth={1.5} className="!size-4" />
          View Full Preview
        </Button>
      )}
      <IconTooltip label="Import JSON or JSON Resume">
        <Button variant="ghost" size="small" className="px-2" onClick={importFile}>
          <FileUp aria-hidden strokeWidth={1.5} className="!size-4" />
        </Button>
      </IconTooltip>
      {chooser}
      <VersionHistoryButton />
      <ShortcutSheet trigger={keysButton} />
      <EditorCommands
        latestPages={latestPages}
        showTab={showTab}
        goToField={goToField}
        changeTemplate={() => setIsChoosing(true)}
        importFile={importFile}
      />
      <TemplateDialog isOpen={isChoosing} onOpenChange={setIsChoosing} />
    </div>
  )
})

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

const keysButton = (
  <Button variant="ghost" size="small" className="hidden px-2 min-[56.25rem]:inline-flex">
    <Keyboard aria-hidden strokeWidth={1.5} className="!size-4" />
  </Button>
)
