import { useEffect, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { EditorTab } from './editor-tabs.ts'

/** To the page alone and back to the panel one came from. On a phone the tabs at the foot do it. */
export function PreviewSwitch({ tab, showTab }: { tab: EditorTab; showTab: (tab: EditorTab) => void }) {
  const lastPanel = useRef<EditorTab>('style')
  useEffect(() => {
    if (tab !== 'preview') lastPanel.current = tab
  }, [tab])
  const isFull = tab === 'preview'
  return (
    <Button
      variant="outline"
      size="small"
      className="max-md:hidden md:mr-2 md:ml-auto xl:order-5 xl:mr-0 xl:ml-0"
      onClick={() => showTab(isFull ? lastPanel.current : 'preview')}
    >
      {isFull ? 'Back to Editor' : 'View Full Preview'}
    </Button>
  )
}
