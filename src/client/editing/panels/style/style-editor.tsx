import { RotateCcw, Save } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { lazyPage } from '#client/app/lazy-page.tsx'
import { usePreload } from '#client/app/use-preload.ts'
import type { Edit } from '#client/drafts/document.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Tabs, TabsContent } from '#client/ui/tabs.tsx'
import type { Arrangement } from '#engine/resume/resume.ts'
import { resolveDesign } from '#engine/style/resolve-design.ts'
import type { CustomStyle } from '#engine/style/style.ts'
import type { Template } from '#engine/templates/template.ts'
import { PanelTabs } from '../panel-tabs.tsx'
import { ColorsTab } from './colors-tab.tsx'
import type { LaterStyleTabProps } from './later-style-tab.tsx'
import { type StyleActions, StyleContext } from './style-actions.ts'
import { announceTemplateReset, announceTemplateSaved } from './style-toasts.ts'
import { withLook, withStyleField } from './with-style-field.ts'

const tabs = ['colors', 'typography', 'layout', 'sections'] as const
type StyleTab = (typeof tabs)[number]

const tabLabels: Record<StyleTab, string> = {
  colors: 'Colors',
  typography: 'Typography',
  layout: 'Layout',
  sections: 'Sections',
}

export const LaterStyleTab = lazyPage<LaterStyleTabProps>(() =>
  import('./later-style-tab.tsx').then((module) => module.LaterStyleTab),
)
const next = [LaterStyleTab]

type StyleEditorProps = {
  /** Missing while it is loading. */
  template?: Template | undefined
  /** What the person changed; the template's own style holds elsewhere. */
  style: CustomStyle
  onChange: (next: CustomStyle, edit: Edit) => void
  arrangement: Arrangement | undefined
  onArrange: (change: Partial<Arrangement>, edit: Edit) => void
  /** Gives the template's own style back. */
  onReset: () => void
  onSave: () => void
}

/** How a resume looks, in four tabs. Each change goes to the page at once. */
export function StyleEditor({ template, onReset, onSave, ...tabs }: StyleEditorProps) {
  const reset = () => {
    onReset()
    announceTemplateReset()
  }
  const save = () => {
    onSave()
    announceTemplateSaved()
  }

  return (
    <div className="grid grid-cols-1 gap-5 max-md:gap-3">
      {/* Over a phone's controls it would take the room of a whole row of them. */}
      <div className="flex flex-wrap items-center justify-between gap-3 max-md:order-last max-md:border-border max-md:border-t max-md:pt-3">
        <h2 className="min-w-0 text-h3" aria-live="polite">
          {template ? template.name : 'Loading template...'}
        </h2>
        <div className="flex flex-wrap gap-2 max-sm:[&_svg]:hidden">
          <Button variant="ghost" size="small" disabled={!template} onClick={reset}>
            <RotateCcw />
            Reset
          </Button>
          <Button variant="outline" size="small" disabled={!template} onClick={save}>
            <Save />
            Save Template
          </Button>
        </div>
      </div>
      {template ? <StyleTabs template={template} {...tabs} /> : <StyleSkeleton />}
    </div>
  )
}

type StyleTabsProps = Omit<StyleEditorProps, 'template' | 'onReset' | 'onSave'> & { template: Template }

const usualArrangement: Arrangement = {}

function StyleTabs({ template, style, onChange, arrangement = usualArrangement, onArrange }: StyleTabsProps) {
  usePreload(next)
  const actions = useMemo<StyleActions>(
    () => ({
      ...resolveDesign(template, style),
      own: resolveDesign(template, {}).style,
      set: (field, value, label) =>
        onChange(withStyleField(style, template.style, field, value), { label, merge: `style.${field}` }),
      arrangement,
      arrange: onArrange,
      apply: (look, label) => onChange(withLook(style, template.style, look), { label, merge: label }),
    }),
    [template, style, onChange, arrangement, onArrange],
  )

  return (
    <StyleContext value={actions}>
      <Tabs defaultValue={tabs[0]}>
        <PanelTabs label="Style" tabs={tabs} labels={tabLabels} />
        {tabs.map((tab) => (
          <TabsContent key={tab} value={tab} className="pt-5 max-md:pt-3">
            <Suspense fallback={<StyleSkeleton />}>
              {tab === 'colors' ? <ColorsTab /> : <LaterStyleTab tab={tab} />}
            </Suspense>
          </TabsContent>
        ))}
      </Tabs>
    </StyleContext>
  )
}

function StyleSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-9" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  )
}
