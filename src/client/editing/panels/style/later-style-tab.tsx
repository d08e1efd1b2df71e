import type { ReactNode } from 'react'
import { LayoutTab } from './layout-tab.tsx'
import { SectionsTab } from './sections-tab.tsx'
import { TypographyTab } from './typography-tab.tsx'

const panels = { typography: TypographyTab, layout: LayoutTab, sections: SectionsTab } satisfies Record<
  string,
  () => ReactNode
>

export type LaterStyleTabProps = { tab: keyof typeof panels }

/** Every tab but the first, in one file that is fetched while the first is looked at. */
export function LaterStyleTab({ tab }: LaterStyleTabProps) {
  const Panel = panels[tab]
  return <Panel />
}
