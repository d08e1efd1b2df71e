import { FileText, type LucideIcon, Palette, ScrollText } from 'lucide-react'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

export const editorTabs = ['style', 'content', 'preview'] as const
export type EditorTab = (typeof editorTabs)[number]

export const editorTabWords: Record<EditorTab, { label: string; Icon: LucideIcon }> = {
  style: { label: 'Style Editor', Icon: Palette },
  content: { label: 'Content Editor', Icon: FileText },
  preview: { label: 'Full Preview', Icon: ScrollText },
}

export const editorTabList = editorTabs.map((value) => ({ value, ...editorTabWords[value] }))

export function readEditorTab(value: string | null): EditorTab {
  return editorTabs.find((tab) => tab === value) ?? 'style'
}

/** The open tab, kept in the address: a reload stays there, and the browser's back button leaves the full preview. */
export function useEditorTab(): [EditorTab, (tab: EditorTab) => void] {
  const [params, setParams] = useSearchParams()
  const tab = readEditorTab(params.get('tab'))
  const showTab = useCallback(
    (next: EditorTab) =>
      setParams(
        (now) => {
          const changed = new URLSearchParams(now)
          if (next === 'style') changed.delete('tab')
          else changed.set('tab', next)
          return changed
        },
        { replace: next !== 'preview', preventScrollReset: true },
      ),
    [setParams],
  )
  return [tab, showTab]
}
