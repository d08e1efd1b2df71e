import { type CSSProperties, type FocusEvent, useCallback, useRef, useState } from 'react'
import { PriceNote } from '#client/billing/paywall/price-note.tsx'
import { placeOfField } from '#client/editing/panels/content/content-focus.ts'
import { DocumentContent } from '#client/editing/panels/content/document-content.tsx'
import { useDocumentKeys } from '#client/editing/session/use-document-keys.ts'
import { cn } from '#client/lib/cn.ts'
import type { Spot } from '#client/preview/use-spot.ts'
import { Tabs, TabsContent } from '#client/ui/tabs.tsx'
import { KeysButton, useEditorActions } from './editor-actions.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorCanvas } from './editor-canvas.tsx'
import { EditorTabList } from './editor-tab-list.tsx'
import { readEditorTab, useEditorTab } from './editor-tabs.ts'
import type { LatestPages } from './latest-pages.ts'
import { OpenNotices, type OpenNoticesProps } from './open-notices.tsx'
import { PanelDivider } from './panel-divider.tsx'
import { PreviewSwitch } from './preview-switch.tsx'
import { StylePanel } from './style-panel.tsx'
import { useColorsOfAddress } from './use-colors-of-address.ts'
import { usePanelWidth } from './use-panel-width.ts'
import { useTabPlaces } from './use-tab-places.ts'

/** Panel and page side by side; on a small screen one of them at a time. Nothing here follows the keystrokes itself. */
export function EditorWorkspace(notices: OpenNoticesProps) {
  useDocumentKeys()
  useColorsOfAddress()
  const [tab, showTab] = useEditorTab()
  const [focusPath, setFocusPath] = useState<string>()
  const [spot, setSpot] = useState<Spot>()
  const latestPages: LatestPages = useRef(undefined)
  const panelWidth = usePanelWidth()
  useTabPlaces(tab)
  const isFull = tab === 'preview'

  const pick = useCallback(
    (path: string) => {
      if (!placeOfField(path)) return
      setFocusPath(path)
      showTab('content')
    },
    [showTab],
  )
  const forgetPick = useCallback(() => setFocusPath(undefined), [])

  const markField = (event: FocusEvent) => {
    const field = event.target instanceof HTMLElement ? event.target.dataset.field : undefined
    if (field) setSpot({ path: field })
  }

  const { buttons, dialogs } = useEditorActions({ tab, showTab, goToField: pick, latestPages })

  // Grows with the letters. A custom property is no CSSProperties of React's.
  const widths = { '--panel': `${panelWidth.width / 16}rem` } as CSSProperties

  return (
    <Tabs
      value={tab}
      onValueChange={(value) => showTab(readEditorTab(value))}
      data-tab={tab}
      className="flex min-h-0 grow flex-col"
      style={widths}
    >
      <div className="contents xl:flex xl:min-h-(--editor-bar) xl:shrink-0 xl:flex-wrap xl:items-center xl:gap-2 xl:border-border xl:border-b xl:px-3">
        <EditorBar latestPages={latestPages} />
        <div className="contents md:flex md:shrink-0 md:flex-wrap md:items-center md:border-border md:border-b xl:contents">
          <EditorTabList />
          <PreviewSwitch tab={tab} showTab={showTab} />
        </div>
      </div>
      <div className="border-border border-b px-2 py-0.5 md:hidden">{buttons}</div>
      <div className="flex min-h-0 grow flex-col md:flex-row">
        {!isFull && (
          <div className="md:w-(--panel) md:max-w-[48%] lg:max-w-3/5 md:shrink-0 md:overflow-y-auto md:overscroll-contain md:[contain:content]">
            <OpenNotices {...notices} />
            <PriceNote className="px-4 pt-3 sm:px-6 md:px-4" />
            <TabsContent value="style" tabIndex={-1} className="p-4 pb-10 sm:px-6 md:px-4">
              <StylePanel />
            </TabsContent>
            <TabsContent value="content" tabIndex={-1} className="p-4 pb-10 sm:px-6 md:px-4" onFocus={markField}>
              <DocumentContent focusPath={focusPath} onFocused={forgetPick} />
            </TabsContent>
          </div>
        )}
        {!isFull && <PanelDivider {...panelWidth} />}
        {/* Stays mounted under every tab, so that zoom and place are kept; it is the full preview's panel only there. */}
        <TabsContent
          forceMount
          value="preview"
          tabIndex={-1}
          className={cn(
            'min-h-0 min-w-0 grow pt-0 md:flex',
            isFull && 'flex',
            tab === 'content' && 'hidden',
            tab === 'style' &&
              'max-md:sticky max-md:top-14 max-md:z-10 max-md:order-first max-md:flex max-md:h-[42dvh]',
          )}
          {...(isFull ? {} : { role: undefined, 'aria-labelledby': undefined })}
        >
          <EditorCanvas
            latestPages={latestPages}
            onPick={pick}
            spot={isFull ? undefined : spot}
            actions={
              <div className="flex items-center gap-1 max-md:hidden">
                {buttons}
                <KeysButton />
              </div>
            }
          />
        </TabsContent>
      </div>
      {dialogs}
    </Tabs>
  )
}
