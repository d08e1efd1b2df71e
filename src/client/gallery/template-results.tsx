import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { TemplatePreview } from '#client/document/template-preview/template-preview.tsx'
import type { TemplateCardData } from '#client/document/thumbnails/template-cards.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { Resume } from '#engine/resume/resume.ts'
import { TemplateCard } from './template-card.tsx'
import { useGrowingList } from './use-growing-list.ts'

// Only those who have a resume need the engine here.
const LiveThumbnail = lazy(async () => {
  const { LiveThumbnail: component } = await import('#client/document/thumbnails/live-thumbnail.tsx')
  return { default: component }
})

/** As many as a large screen shows at first; their pictures are asked for at once. */
const FIRST = 3

export type TemplateResultsProps = {
  templates: Pick<UseQueryResult, 'isPending' | 'isError' | 'isFetchedAfterMount' | 'refetch'>
  found: readonly TemplateCardData[]
  resume: Resume | undefined
  onViewAll: () => void
}

export function TemplateResults({ templates, found, resume, onViewAll }: TemplateResultsProps) {
  if (templates.isPending) {
    return (
      <div role="status" className="flex min-h-[100vh] items-start justify-center gap-3 pt-24 text-text-2">
        <Spinner />
        Loading templates...
      </div>
    )
  }
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
  if (found.length === 0) {
    return (
      <div className="grid min-h-96 place-content-center justify-items-center gap-3 text-center text-text-2">
        <p>No templates found in this category.</p>
        <Button variant="link" size="inline" onClick={onViewAll}>
          View all templates
        </Button>
      </div>
    )
  }
  return <TemplateGrid found={found} resume={resume} isNew={templates.isFetchedAfterMount} />
}

type TemplateGridProps = Pick<TemplateResultsProps, 'found' | 'resume'> & { isNew: boolean }

function TemplateGrid({ found, resume, isNew }: TemplateGridProps) {
  const [openId, setOpenId] = useState<number>()
  const shown = useGrowingList(found, { isNew })
  return (
    <>
      <ul className="mt-4 grid gap-x-3 gap-y-6 grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] sm:grid-cols-2 sm:gap-x-6 sm:gap-y-9 lg:grid-cols-3">
        {shown.map((template, index) => (
          <TemplateCard
            key={template.id}
            template={template}
            isFirst={index < FIRST}
            onPreview={() => setOpenId(template.id)}
            picture={
              resume && (
                <Suspense fallback={<div className="aspect-[17/22] w-full rounded-page bg-paper shadow-page" />}>
                  <LiveThumbnail id={template.id} resume={resume} />
                </Suspense>
              )
            }
          />
        ))}
      </ul>
      <TemplatePreview templates={found} openId={openId} onOpen={setOpenId} resume={resume} />
    </>
  )
}
