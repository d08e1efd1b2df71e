import { Tabs as Primitive } from 'radix-ui'
import { TabTrigger } from '#client/ui/tab-trigger.tsx'

type PanelTabsProps<Tab extends string> = {
  label: string
  tabs: readonly Tab[]
  labels: Record<Tab, string>
}

/** The tabs of a panel, in even columns, so that none hides behind the edge of a narrow panel. */
export function PanelTabs<Tab extends string>({ label, tabs, labels }: PanelTabsProps<Tab>) {
  return (
    <div className="@container">
      <Primitive.List
        aria-label={label}
        className={tabs.length > 4 ? 'grid grid-cols-3 gap-1 @xs:grid-cols-4' : 'flex flex-wrap gap-1 *:flex-auto'}
      >
        {tabs.map((tab) => (
          <TabTrigger
            key={tab}
            value={tab}
            className="min-h-9 whitespace-nowrap rounded-control px-1 font-medium text-small text-text-2 transition-colors hover:bg-hover hover:text-text data-[state=active]:bg-accent-soft data-[state=active]:text-accent-soft-text touch:min-h-11"
          >
            {labels[tab]}
          </TabTrigger>
        ))}
      </Primitive.List>
    </div>
  )
}
