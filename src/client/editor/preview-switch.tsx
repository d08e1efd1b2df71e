import { Expand, Shrink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'
import type { EditorTab } from './editor-tabs.ts'

/** To the page alone and back to the panel one came from. On a phone the tabs at the foot do it. */
export function PreviewSwitch({ tab, showTab }: { tab: EditorTab; showTab: (tab: EditorTab) => void }) {
  const lastPanel = useRef<EditorTab>('style')
  useEffect(() => {
    if (tab !== 'preview') lastPanel.current = tab
  }, [tab])
  const isFull = tab === 'preview'
  const label = isFull ? 'Back to Editor' : 'View Full Preview'
  const Icon = isFull ? Shrink : Expand
  return (
    // Quiet: the tab beside it does the same, and the name of the document needs the room.
    <div className="max-md:hidden md:mr-2 md:ml-auto xl:order-5 xl:mr-0 xl:ml-0">
      <IconTooltip label={label}>
        <Button
          variant="ghost"
          size="small"
          className="px-2 text-text-2"
          onClick={() => showTab(isFull ? lastPanel.current : 'preview')}
        >
          <Icon />
          <span className="max-2xl:sr-only">{label}</span>
        </Button>
      </IconTooltip>
    </div>
  )
}
