import { Tabs as Primitive } from 'radix-ui'
import { TabTrigger } from '#client/ui/tab-trigger.tsx'

type PanelTabsProps<Tab extends string> = {
  label: string
  tabs: readonly Tab[]
  labels: Record<Tab, string>
}

/** The tabs of a panel; they wrap, so that none hides behind the edge of a narrow panel. */
export function PanelTabs<Tab extends string>({ label, tabs, labels }: PanelTabsProps<Tab>) {
  return (
    <Primitive.List aria-label={label} className="flex flex-wrap gap-1">
      {tabs.map((tab) => (
        <TabTrigger
          key={tab}
          value={tab}
          className="min-h-9 whitespace-nowrap rounded-control px-2.5 font-medium text-small text-text-2 transition-colors hover:bg-hover hover:text-text data-[state=active]:bg-accent-soft data-[state=active]:text-accent-soft-text touch:min-h-11"
        >
          {labels[tab]}
        </TabTrigger>
      ))}
    </Primitive.List>
  )
}
