import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { categoryTabs, filterByTab, readCategoryTab } from './categories.ts'
import { TemplateCard, type TemplateSummary } from './template-card.tsx'

export function TemplatesPage() {
  const [query, setQuery] = useSearchParams()
  const tab = readCategoryTab(query.get('category'))
  const templates = useQuery<TemplateSummary[]>({ queryKey: ['/api/templates'] })

  function showCategory(slug: string) {
    setQuery(slug === 'all' ? {} : { category: slug }, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="wrap-marketing pt-10 pb-16 lg:pt-14 lg:pb-24">
      <h1 className="font-display text-display-2">Resume templates</h1>
      <p className="mt-4 max-w-prose text-body-l text-text-2">
        Each is set in its own type, with a person of its own field. Pick one now and another later: your words move
        with you.
      </p>
      <Tabs value={tab?.slug ?? 'all'} onValueChange={showCategory} className="mt-8">
        <TabsList aria-label="Template categories">
          {categoryTabs.map(({ slug, label }) => (
            <TabsTrigger key={slug} value={slug}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={tab?.slug ?? 'all'}>
          <TemplateResults
            isLoading={templates.isPending}
            hasFailed={templates.isError}
            onRetry={() => templates.refetch()}
            templates={filterByTab(templates.data ?? [], tab)}
            onViewAll={() => showCategory('all')}
          />
        </TabsContent>
      </Tabs>
    </div>
  )
}

type TemplateResultsProps = {
  isLoading: boolean
  hasFailed: boolean
  templates: readonly TemplateSummary[]
  onRetry: () => void
  onViewAll: () => void
}

function TemplateResults({ isLoading, hasFailed, templates, onRetry, onViewAll }: TemplateResultsProps) {
  if (isLoading) {
    return (
      <div role="status" className="flex min-h-96 items-center justify-center gap-3 text-text-2">
        <Spinner />
        Loading templates...
        <noscript>The gallery needs JavaScript to load.</noscript>
      </div>
    )
  }
  if (hasFailed) {
    return (
      <div className="grid min-h-96 content-start justify-items-start gap-4">
        <Alert>The templates could not be loaded.</Alert>
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </div>
    )
  }
  if (templates.length === 0) {
    return (
      <div className="grid min-h-96 place-content-center justify-items-center gap-3 text-center text-text-2">
        <p>No templates found in this category.</p>
        <Button variant="link" size="inline" onClick={onViewAll}>
          View all templates
        </Button>
      </div>
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {templates.map((template) => (
        <TemplateCard key={template.id} template={template} />
      ))}
    </ul>
  )
}
