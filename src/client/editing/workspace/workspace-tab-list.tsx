import type { LucideIcon } from 'lucide-react'
import { Tabs as Primitive } from 'radix-ui'
import { TabTrigger } from '#client/ui/tab-trigger.tsx'

type WorkspaceTab = { value: string; label: string; Icon: LucideIcon }

/** Over the panel; on a small screen at its foot, within reach of the thumb. */
export function WorkspaceTabList({ label, tabs }: { label: string; tabs: readonly WorkspaceTab[] }) {
  return (
    <Primitive.List
      aria-label={label}
      className="sticky bottom-0 z-header order-last grid auto-cols-fr grid-flow-col border-border border-t bg-bg pb-[env(safe-area-inset-bottom)] md:static md:z-auto md:order-none md:flex md:min-w-0 md:flex-wrap md:gap-1 md:border-t-0 md:px-3 md:pb-0 xl:order-3 xl:px-0"
    >
      {tabs.map(({ value, label: name, Icon }) => (
        <TabTrigger
          key={value}
          value={value}
          className="-outline-offset-2 relative flex min-h-12 flex-col items-center justify-center gap-0.5 px-1 font-medium text-micro text-text-2 transition-colors after:absolute after:inset-x-3 after:top-0 after:h-0.5 hover:text-text data-[state=active]:text-text data-[state=active]:after:bg-accent md:min-h-12 md:flex-row md:gap-2 md:whitespace-nowrap md:px-3 md:text-small md:after:top-auto md:after:bottom-0"
        >
          <Icon className="size-5 md:hidden" />
          {name}
        </TabTrigger>
      ))}
    </Primitive.List>
  )
}
