import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Eye, FileUp, Keyboard, LayoutTemplate, Save, Shrink } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { announce } from '#client/app/live-region.tsx'
import { ShortcutSheet } from '#client/document/keys/shortcut-sheet.tsx'
import { useFitToPage } from '#client/document/layout/use-fit-to-page.ts'
import { useImportResume } from '#client/document/open/use-import-resume.ts'
import { announceTemplateSaved } from '#client/document/panels/style/style-toasts.ts'
import { useDocumentSession } from '#client/document/store/document-context.tsx'
import { templatesQuery } from '#client/document/templates/template-queries.ts'
import { Button } from '#client/ui/button.tsx'
import type { EditorTab } from './editor-tabs.ts'
import type { LatestPages } from './latest-pages.ts'
import { TemplateDialog } from './template-dialog.tsx'
import { useSaveDocument } from './use-save-document.ts'

/** Beside the tabs of a small desktop there is room for the drawing alone. */
const shortWhileNarrow = 'min-[56.25rem]:max-[70rem]:sr-only'

export type EditorActionsProps = { tab: EditorTab; showTab: (tab: EditorTab) => void; latestPages: LatestPages }

/** What can be done to the document as a whole, over the page. */
export const EditorActions = memo(function EditorActions({ tab, showTab, latestPages }: EditorActionsProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const fitTo = useFitToPage()
  const save = useSaveDocument()
  const queryClient = useQueryClient()
  const lastPanel = useRef<EditorTab>('style')
  useEffect(() => {
    if (tab !== 'preview') lastPanel.current = tab
  }, [tab])

  const fetchTemplates = () => void queryClient.prefetchQuery(templatesQuery())
  const fitToOne = () => {
    const shown = latestPages.current
    if (shown?.template && shown.fonts) fitTo(shown.template, shown.fonts)
    else announce('The pages are still loading')
  }
  const saveTemplate = () => {
    save()
    announceTemplateSaved()
  }

  return (
    <div className="flex flex-wrap items-center gap-1 border-border border-b px-2 py-1.5 sm:px-4 min-[56.25rem]:ml-auto min-[56.25rem]:justify-end min-[56.25rem]:border-b-0">
      {tab !== 'style' && (
        <Button variant="ghost" size="small" title="Save Template" onClick={saveTemplate}>
          <Save aria-hidden strokeWidth={1.5} className="!size-4" />
          <span className={shortWhileNarrow}>Save Template</span>
        </Button>
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
      <Button variant="ghost" size="small" title="Fit to one page" onClick={fitToOne}>
        <Shrink aria-hidden strokeWidth={1.5} className="!size-4" />
        <span className={shortWhileNarrow}>Fit to one page</span>
      </Button>
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
      <ImportButton />
      <ShortcutSheet trigger={keysButton} />
      <TemplateDialog isOpen={isChoosing} onOpenChange={setIsChoosing} />
    </div>
  )
})

/** A file becomes a document of its own; the one that is open stays as it is. */
function ImportButton() {
  const { store } = useDocumentSession()
  const [, setParams] = useSearchParams()
  const importResume = useImportResume()
  const chooser = useRef<HTMLInputElement>(null)

  const bringIn = async (file: File | undefined) => {
    if (!file) return
    const { templateId } = store.getState().document
    const id = await importResume(file, templateId)
    if (id !== undefined) setParams({ id: String(templateId), doc: id, tab: 'content' })
  }

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className="px-2"
        aria-label="Import JSON or JSON Resume"
        title="Import JSON or JSON Resume"
        onClick={() => chooser.current?.click()}
      >
        <FileUp aria-hidden strokeWidth={1.5} className="!size-4" />
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        aria-label="Resume file to import"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          void bringIn(event.target.files?.[0])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}

const keysButton = (
  <Button
    variant="ghost"
    size="small"
    className="hidden px-2 min-[56.25rem]:inline-flex"
    aria-label="Keyboard shortcuts"
    title="Keyboard shortcuts"
  >
    <Keyboard aria-hidden strokeWidth={1.5} className="!size-4" />
  </Button>
)
