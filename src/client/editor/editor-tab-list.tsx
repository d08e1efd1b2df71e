import { Tabs as Primitive } from 'radix-ui'
import { editorTabs, editorTabWords } from './editor-tabs.ts'

/** Over the panel; on a small screen at its foot, within reach of the thumb. */
export function EditorTabList() {
  return (
    <Primitive.List
      aria-label="Editor"
      className="sticky bottom-0 z-header order-last grid grid-cols-3 border-border border-t bg-bg pb-[env(safe-area-inset-bottom)] md:static md:z-auto md:order-none md:flex md:min-w-0 md:flex-wrap md:gap-1 md:border-t-0 md:px-3 md:pb-0 xl:order-3 xl:px-0"
    >
      {editorTabs.map((tab) => {
        const { label, Icon } = editorTabWords[tab]
        return (
          <Primitive.Trigger
            key={tab}
            value={tab}
            className="-outline-offset-2 relative flex min-h-12 flex-col items-center justify-center gap-0.5 px-1 font-medium text-micro text-text-2 transition-colors after:absolute after:inset-x-3 after:top-0 after:h-0.5 hover:text-text data-[state=active]:text-text data-[state=active]:after:bg-accent md:min-h-12 md:flex-row md:gap-2 md:whitespace-nowrap md:px-3 md:text-small md:after:top-auto md:after:bottom-0"
          >
            <Icon aria-hidden strokeWidth={1.5} className="size-5 md:hidden" />
            {label}
          </Primitive.Trigger>
        )
      })}
    </Primitive.List>
  )
}
