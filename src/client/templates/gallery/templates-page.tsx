import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { announce } from '#client/app/live-region.tsx'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { templateCardsQuery } from '../thumbnails/template-cards.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { categoryTabs, type Filters, filterTemplates, readFilters, writeFilters } from './filters.ts'
import { MyResumeSwitch } from './my-resume-switch.tsx'
import { recommend } from './recommend.ts'
import { countTemplates } from './result-words.ts'
import { readFacts } from './resume-facts.ts'
import { readOrder, readSort, sortTemplates, type TemplateOrder, templateOrders } from './sort-templates.ts'
import { TemplateList } from './template-list.tsx'
import { TemplateResults } from './template-results.tsx'
import { useHasRoom } from './use-has-room.ts'
import { useMyResume } from './use-my-resume.ts'

const noQuery = new URLSearchParams()

/** As many as stand in the first row. */
const BEST = 3

export function TemplatesPage() {
  const [query, setQuery] = useSearchParams()
  const asked = useIsHydrated() ? query : noQuery
  const filters = readFilters(asked)
  const order = readSort(asked)
  const templates = useQuery(templateCardsQuery())
  const cards = templates.data ?? []
  const myResume = useMyResume()
  const facts = useMemo(() => myResume && readFacts(myResume), [myResume])
  const found = sortTemplates(filterTemplates(cards, filters), order, facts)
  // Said of every card it would say nothing of any.
  const best = order === 'recommended' ? found.slice(0, BEST) : []
  const hasRoom = useHasRoom()
  const [chosen, setChosen] = useState<boolean>()
  const shown = (chosen ?? facts?.isMostlyEmpty === false) ? myResume : undefined

  function change(next: Filters) {
    setQuery(writeFilters(query, next), { replace: true, preventScrollReset: true })
    if (templates.data) announce(countTemplates(filterTemplates(templates.data, next).length))
  }

  function sort(next: TemplateOrder) {
    const query = new URLSearchParams(asked)
    if (next === 'recommended') query.delete('sort')
    else query.set('sort', next)
    setQuery(query, { replace: true, preventScrollReset: true })
  }

  const ownSwitch = myResume && <MyResumeSwitch isOn={shown !== undefined} onChange={setChosen} />
  const panel = { cards, filters, onChange: change }
  return (
    <div className="wrap-marketing pt-6 pb-16 lg:pb-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h1 className="text-h1">Resume templates</h1>
        <p className="text-text-2">
          Each is shown with {shown ? 'your resume' : 'a realistic example'}. Switch anytime without losing a word.
        </p>
      </div>
      <Tabs
        value={filters.category}
        onValueChange={(category) => change({ ...filters, category })}
        className="mt-3 unscripted:hidden"
      >
        <TabsList aria-label="Template categories" className="*:first:pl-0 *:first:after:left-0">
          {categoryTabs.map(({ slug, label }) => (
            <TabsTrigger key={slug} value={slug}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={filters.category} className="pt-5 lg:grid lg:grid-cols-[13.5rem_1fr] lg:gap-6">
          <section
            aria-label="Filters"
            className="-mx-1 px-1 pb-1 max-lg:hidden lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
          >
            {hasRoom && ownSwitch && <div className="mb-4">{ownSwitch}</div>}
            {hasRoom && templates.data && <FilterPanel {...panel} />}
          </section>
          <div className="min-w-0">
            <div className="flex min-h-control flex-wrap items-center gap-x-4 gap-y-3 max-sm:gap-x-2">
              {templates.data && (
                <p className="text-small text-text-2 tabular-nums max-sm:order-last max-sm:basis-full">
                  {countTemplates(found.length)}
                </p>
              )}
              <FilterChips filters={filters} onChange={change} />
              <div className="ml-auto flex flex-wrap items-center gap-4 max-sm:contents">
                <Segmented
                  label="Order"
                  options={templateOrders}
                  value={order}
                  onChange={sort}
                  className="max-sm:hidden"
                />
                <NativeSelect
                  aria-label="Order"
                  value={order}
                  onChange={({ target }) => sort(readOrder(target.value))}
                  className="ml-auto sm:hidden"
                >
                  {templateOrders.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </NativeSelect>
                {!hasRoom && ownSwitch}
                <FilterSheet {...panel} found={found.length} className="sm:ml-auto max-sm:order-first lg:hidden" />
              </div>
            </div>
            <TemplateResults
              templates={templates}
              found={found}
              resume={shown}
              reasonOf={(card) => (best.includes(card) && facts ? recommend(card, facts).reason : undefined)}
              hasRoom={hasRoom}
              isPlain={asked.size === 0}
              onViewAll={() => change({ category: 'all', chosen: {} })}
            />
          </div>
        </TabsContent>
      </Tabs>
      <noscript>
        <TemplateList />
      </noscript>
    </div>
  )
}
