import type { CSSProperties, ReactNode } from 'react'
import { cn } from '#client/lib/cn.ts'
import { PanelDivider } from './panel-divider.tsx'
import { usePanelWidth } from './use-panel-width.ts'
import './workspace.css'

/** The whole window: a bar, and below it panels and paper that scroll on their own. */
export function Workspace({ children }: { children: ReactNode }) {
  return <div className="workspace flex grow flex-col">{children}</div>
}

/** Where a small screen has the page: alone, pinned over the panel, or nowhere. Beside the panel where there is room. */
export type PagePlace = 'alone' | 'pinned' | 'away'

type WorkspaceBodyProps = { panel: ReactNode; page: ReactNode; place: PagePlace }

/** Panel and page side by side; without a panel the page has it all. */
export function WorkspaceBody({ panel, page, place }: WorkspaceBodyProps) {
  const panelWidth = usePanelWidth()
  // Grows with the letters. A custom property is no CSSProperties of React's.
  const widths = { '--panel': `${panelWidth.width / 16}rem` } as CSSProperties
  return (
    <div className="flex min-h-0 grow flex-col md:flex-row" data-page={place} style={widths}>
      {panel && (
        <div
          data-chrome=""
          data-panel=""
          className="md:w-(--panel) md:max-w-[42%] lg:max-w-3/5 md:shrink-0 md:overflow-y-auto md:overscroll-contain md:[contain:content]"
        >
          {panel}
        </div>
      )}
      {panel && <PanelDivider {...panelWidth} />}
      <div
        className={cn(
          'min-h-0 min-w-0 grow md:flex',
          place === 'alone' && 'flex',
          place === 'away' && 'hidden',
          place === 'pinned' &&
            'max-md:sticky max-md:top-(--workspace-bar) max-md:z-10 max-md:order-first max-md:flex max-md:h-(--pinned-page)',
        )}
      >
        {page}
      </div>
    </div>
  )
}

/** What a panel holds, with the same air around it everywhere. */
export const panelStyle = 'p-4 pb-10 sm:px-6 md:px-4'
