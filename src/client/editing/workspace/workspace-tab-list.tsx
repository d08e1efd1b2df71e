import type { LucideIcon } from 'lucide-react'
import { Tabs as Primitive } from 'radix-ui'
import { cn } from '#client/lib/cn.ts'
import { TabTrigger } from '#client/ui/tab-trigger.tsx'

type WorkspaceTab = { value: string; label: string; Icon: LucideIcon }

type WorkspaceTabListProps = {
  label: string
  tabs: readonly WorkspaceTab[]
  /** A further place a phone leads to from here; in larger windows it has a button in the bar. */
  onPhone?: { label: string; Icon: LucideIcon; onSelect: () => void }
}

const footItem =
  '-outline-offset-2 relative flex min-h-12 flex-col items-center justify-center gap-0.5 px-1 font-medium text-micro text-text-2 transition-colors hover:text-text'

/** Over the panel; on a small screen at its foot, within reach of the thumb. */
export function WorkspaceTabList({ label, tabs, onPhone }: WorkspaceTabListProps) {
  return (
    <div className="sticky bottom-0 z-header order-last flex border-border border-t bg-bg pb-[env(safe-area-inset-bottom)] md:contents">
      <Primitive.List
        aria-label={label}
        className="grid grow auto-cols-fr grid-flow-col md:flex md:min-w-0 md:grow-0 md:flex-wrap md:gap-1 md:px-3 xl:order-3 xl:px-0"
      >
        {tabs.map(({ value, label: name, Icon }) => (
          <TabTrigger
            key={value}
            value={value}
            className={`${footItem} after:absolute after:inset-x-3 after:top-0 after:h-0.5 data-[state=active]:text-text data-[state=active]:after:bg-accent md:min-h-12 md:flex-row md:gap-2 md:whitespace-nowrap md:px-3 md:text-small md:after:top-auto md:after:bottom-0`}
          >
            <Icon className="size-5 md:hidden" />
            {name}
          </TabTrigger>
        ))}
      </Primitive.List>
      {onPhone && (
        <button
          type="button"
          className={cn(footItem, 'md:hidden')}
          style={{ width: `${100 / (tabs.length + 1)}%` }}
          onClick={onPhone.onSelect}
        >
          <onPhone.Icon className="size-5" />
          {onPhone.label}
        </button>
      )}
    </div>
  )
}
