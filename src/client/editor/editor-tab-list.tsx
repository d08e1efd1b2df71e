import { Tabs as Primitive } from 'radix-ui'
import { editorTabs, editorTabWords } from './editor-tabs.ts'

/** Over the panel; on a small screen at its foot, within reach of the thumb. */
export function EditorTabList() {
  return (
    <Primitive.List
      aria-label="Editor"
      className="sticky bottom-0 z-header order-last grid grid-cols-3 border-border border-t bg-bg pb-[env(safe-area-inset-bottom)] min-[56.25rem]:static min-[56.25rem]:z-auto min-[56.25rem]:order-none min-[56.25rem]:flex min-[56.25rem]:min-w-0 min-[56.25rem]:flex-wrap min-[56.25rem]:gap-1 min-[56.25rem]:border-t-0 min-[56.25rem]:px-3 min-[56.25rem]:pb-0"
    >
      {editorTabs.map((tab) => {
        const { label, Icon } = editorTabWords[tab]
        return (
          <Primitive.Trigger
            key={tab}
            value={tab}
            className="-outline-offset-2 relative flex min-h-15 flex-col items-center justify-center gap-1 px-1 font-medium text-micro text-text-2 transition-colors after:absolute after:inset-x-3 after:top-0 after:h-0.5 hover:text-text data-[state=active]:text-text data-[state=active]:after:bg-accent min-[56.25rem]:min-h-12 min-[56.25rem]:flex-row min-[56.25rem]:gap-2 min-[56.25rem]:whitespace-nowrap min-[56.25rem]:px-3 min-[56.25rem]:text-small min-[56.25rem]:after:top-auto min-[56.25rem]:after:bottom-0"
          >
            <Icon aria-hidden strokeWidth={1.5} className="size-5 min-[56.25rem]:hidden" />
            {label}
          </Primitive.Trigger>
        )
      })}
    </Primitive.List>
  )
}
