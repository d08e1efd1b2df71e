import { LayoutTemplate } from 'lucide-react'
import { type FocusEvent, Suspense, useCallback, useRef, useState } from 'react'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { usePreload } from '#client/app/use-preload.ts'
import { pathInHand, placeOfField } from '#client/editing/panels/content/content-focus.ts'
import { useDocumentKeys } from '#client/editing/session/use-document-keys.ts'
import { BackLink } from '#client/editing/workspace/back.tsx'
import { DocumentName } from '#client/editing/workspace/document-name.tsx'
import { DownloadButtons } from '#client/editing/workspace/download-buttons.tsx'
import { useTabPlaces } from '#client/editing/workspace/use-tab-places.ts'
import { type PagePlace, panelStyle, WorkspaceBody } from '#client/editing/workspace/workspace.tsx'
import { WorkspaceBar } from '#client/editing/workspace/workspace-bar.tsx'
import { WorkspaceTabList } from '#client/editing/workspace/workspace-tab-list.tsx'
import { useIsWide } from '#client/lib/use-is-wide.ts'
import type { Spot } from '#client/preview/use-spot.ts'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { Tabs, TabsContent } from '#client/ui/tabs.tsx'
import { useEditorActions } from './editor-actions.tsx'
import { EditorCanvas } from './editor-canvas.tsx'
import { type EditorTab, editorTabList, readEditorTab, useEditorTab } from './editor-tabs.ts'
import type { LatestPages } from './latest-pages.ts'
import { OpenNotices, type OpenNoticesProps } from './open-notices.tsx'
import { PreviewSwitch } from './preview-switch.tsx'
import { StylePanel } from './style-panel.tsx'
import { useColorsOfAddress } from './use-colors-of-address.ts'
import { useDocumentCommands } from './use-document-commands.ts'

const DocumentContent = lazyPage(() =>
  import('#client/editing/panels/content/document-content.tsx').then((module) => module.DocumentContent),
)
const next = [DocumentContent]

const pagePlaces: Record<EditorTab, PagePlace> = { style: 'pinned', content: 'pinned', preview: 'alone' }

/** Panel and page side by side; on a small screen one of them at a time. Nothing here follows the keystrokes itself. */
export function EditorWorkspace(notices: OpenNoticesProps) {
  useDocumentKeys()
  useColorsOfAddress()
  usePreload(next)
  const [tab, showTab] = useEditorTab()
  const [focusPath, setFocusPath] = useState<string>()
  const [spot, setSpot] = useState<Spot>()
  const latestPages: LatestPages = useRef(undefined)
  const commands = useDocumentCommands(latestPages)
  useTabPlaces(tab)
  const isFull = tab === 'preview'
  const isWide = useIsWide('panel')

  const pick = useCallback(
    (path: string) => {
      if (!placeOfField(path)) return
      setFocusPath(path)
      showTab('content')
    },
    [showTab],
  )
  const forgetPick = useCallback(() => setFocusPath(undefined), [])

  const markField = ({ target }: FocusEvent) => {
    const path = pathInHand(target)
    if (path) setSpot({ path })
  }

  const { buttons, more, chooseTemplate, dialogs } = useEditorActions({ tab, showTab, goToField: pick, latestPages })

  return (
    <Tabs
      data-editor=""
      value={tab}
      onValueChange={(value) => showTab(readEditorTab(value))}
      className="flex min-h-0 grow flex-col"
    >
      <WorkspaceBar
        back={<BackLink to="/templates" label="Back to Templates" />}
        name={<DocumentName />}
        tabs={
          <>
            <WorkspaceTabList label="Editor" tabs={editorTabList} />
            <PreviewSwitch tab={tab} showTab={showTab} />
          </>
        }
        actions={
          <>
            <div className="md:hidden">{more}</div>
            <DownloadButtons print={commands.print} openPdf={commands.openPdf} />
          </>
        }
        onPhone="short-name"
      />
      <WorkspaceBody
        place={pagePlaces[tab]}
        panel={
          !isFull && (
            <>
              <OpenNotices {...notices} onBlank={() => pick('personalInfo.firstName')} />
              <TabsContent value="style" tabIndex={-1} className={panelStyle}>
                <Button
                  variant="outline"
                  className="mb-4 w-full md:hidden"
                  onPointerDown={chooseTemplate.prepare}
                  onClick={chooseTemplate.open}
                >
                  <LayoutTemplate />
                  Change template
                </Button>
                <StylePanel />
              </TabsContent>
              <TabsContent value="content" tabIndex={-1} data-strip="" className={panelStyle} onFocus={markField}>
                <Suspense fallback={<Spinner label="Loading" />}>
                  <DocumentContent focusPath={focusPath} onFocused={forgetPick} />
                </Suspense>
              </TabsContent>
            </>
          )
        }
        page={
          // Stays mounted under every tab, so that zoom and place are kept; it is the full preview's panel only there.
          <TabsContent
            forceMount
            value="preview"
            tabIndex={-1}
            className="flex min-h-0 min-w-0 grow pt-0"
            {...(isFull ? {} : { role: undefined, 'aria-labelledby': undefined })}
          >
            <EditorCanvas
              latestPages={latestPages}
              isFull={isFull}
              isStrip={tab === 'content' && !isWide}
              onPick={pick}
              spot={isFull ? undefined : spot}
              actions={!isFull && <div className="max-md:hidden">{buttons}</div>}
            />
          </TabsContent>
        }
      />
      {dialogs}
    </Tabs>
  )
}
