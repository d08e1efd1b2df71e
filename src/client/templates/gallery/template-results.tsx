import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { cn } from '#client/lib/cn.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { Resume } from '#engine/resume/resume.ts'
import { TemplatePreview } from '../preview-dialog/template-preview.tsx'
import type { TemplateColors } from '../template-colors.ts'
import type { TemplateCardData } from '../thumbnails/template-cards.ts'
import { firstCards } from './first-cards.ts'
import { TemplateCard } from './template-card.tsx'
import { useGrowingList } from './use-growing-list.ts'

/** As many as a large screen shows at first; their pictures are asked for at once. */
const FIRST = 3

type TemplateResultsProps = {
  templates: Pick<UseQueryResult, 'isPending' | 'isError' | 'isFetchedAfterMount' | 'refetch'>
  found: readonly TemplateCardData[]
  resume: Resume | undefined
  /** Why a template suits the person, where that is known. */
  reasonOf: (template: TemplateCardData) => string | undefined
  hasRoom: boolean
  /** Nothing is filtered or sorted: how the list begins is known before it is there. */
  isPlain: boolean
  onViewAll: () => void
}

export function TemplateResults({ templates, onViewAll, isPlain, ...grid }: TemplateResultsProps) {
  if (templates.isError) {
    return (
      <div className="grid min-h-96 content-start justify-items-start gap-4 pt-6">
        <Alert>The templates could not be loaded.</Alert>
        <Button variant="outline" onClick={() => void templates.refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (!templates.isPending && grid.found.length === 0) {
    return (
      <div className="grid min-h-96 place-content-center justify-items-center gap-3 text-center text-text-2">
        <p>No templates found in this category.</p>
        <Button variant="link" size="inline" onClick={onViewAll}>
          View all templates
        </Button>
      </div>
    )
  }
  const known = isPlain ? firstCards : []
  return (
    <div className={cn(templates.isPending && 'min-h-[100vh]')}>
      {/* The same cards stay where they are when the list has come. */}
      <TemplateGrid
        {...grid}
        found={templates.isPending ? known : grid.found}
        isNew={templates.isPending || templates.isFetchedAfterMount}
      />
      {templates.isPending && (
        <div role="status" className="flex items-start justify-center gap-3 pt-24 text-text-2">
          <Spinner />
          Loading templates...
        </div>
      )}
    </div>
  )
}

type TemplateGridProps = Omit<TemplateResultsProps, 'templates' | 'onViewAll' | 'isPlain'> & { isNew: boolean }

function TemplateGrid({ found, resume, reasonOf, hasRoom, isNew }: TemplateGridProps) {
  const [openId, setOpenId] = useState<number>()
  const [chosen, setChosen] = useState<ReadonlyMap<number, TemplateColors | undefined>>(new Map())
  const setColors = useCallback(
    (id: number, colors: TemplateColors | undefined) => setChosen((before) => new Map(before).set(id, colors)),
    [],
  )
  const shown = useGrowingList(found, { isNew })
  return (
    <>
      <ul className="mt-4 grid gap-x-3 gap-y-6 grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] sm:grid-cols-2 sm:gap-x-6 sm:gap-y-9 lg:grid-cols-3">
        {shown.map((template, index) => (
          <TemplateCard
            key={template.id}
            template={template}
            isFirst={index < FIRST}
            onPreview={setOpenId}
            resume={resume}
            colors={chosen.get(template.id)}
            onColors={hasRoom ? setColors : undefined}
            reason={reasonOf(template)}
          />
        ))}
      </ul>
      <TemplatePreview
        templates={found}
        openId={openId}
        onOpen={setOpenId}
        resume={resume}
        colors={openId === undefined ? undefined : chosen.get(openId)}
        onColors={setColors}
      />
    </>
  )
}
