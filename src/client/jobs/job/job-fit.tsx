import { Check, CircleDashed, CircleHelp, Minus } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { groupNeeds } from '#client/assistant/review/need-groups.ts'
import { DATABASE_NAME } from '#client/drafts/draft-database.ts'
import { cn } from '#client/lib/cn.ts'
import { Button } from '#client/ui/button.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Fit, MatchedNeed } from '#shared/api/assistant.ts'
import type { Job } from '#shared/api/jobs.ts'
import { finishQuote } from './finish-quote.ts'

const states: Record<MatchedNeed['state'], { icon: typeof Check; words: string; style: string }> = {
  met: { icon: Check, words: 'In your resume', style: 'text-success' },
  partly: { icon: CircleDashed, words: 'Maybe', style: 'text-warning' },
  missing: { icon: Minus, words: 'We couldn’t find this in your resume', style: 'text-text-3' },
  ask: { icon: CircleHelp, words: '', style: 'text-text-3' },
}

type JobFitProps = {
  job: Job
  headingLevel: 2 | 3
  /** The resume to compare; the one last worked on where none is chosen. */
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

/** With a resume at hand: which of the must-haves it meets, in its own words, and which it does not. */
export function JobFit({ job, headingLevel, chosen, onChoose }: JobFitProps) {
  const [tries, setTries] = useState(0)
  const fit = useFit(job, { tries, chosen })
  if (fit === undefined) return null
  const Heading = `h${headingLevel}` as const
  if (fit === 'pending') return <FitSkeleton />
  return (
    <section className="grid gap-3 rounded-card border border-border bg-sunken p-5" aria-label="How you fit">
      <Heading className="font-semibold text-body">How your resume fits</Heading>
      {fit === 'failed' && <NotCompared onRetry={() => setTries((before) => before + 1)} />}
      {fit === 'no-resume' && (
        <NoResume
          onKept={() => {
            onChoose(undefined)
            setTries((before) => before + 1)
          }}
        />
      )}
      {typeof fit === 'object' && (
        <FitList {...fit} posting={job.description} headingLevel={headingLevel} onChoose={onChoose} />
      )}
    </section>
  )
}

function NotCompared({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-small text-text-2">We couldn’t compare your resume with this job.</p>
      <Button variant="outline" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}

const FitUpload = lazy(() => import('./fit-upload.tsx').then((module) => ({ default: module.FitUpload })))

function NoResume({ onKept }: { onKept: () => void }) {
  return (
    <>
      <p className="text-small text-text-2">
        Add a resume to see which requirements you meet. None yet?{' '}
        <AppLink to="/create-resume" className="text-accent underline underline-offset-4">
          Create a resume
        </AppLink>
      </p>
      <Suspense fallback={null}>
        <FitUpload onKept={onKept} />
      </Suspense>
    </>
  )
}

/** What was compared, by name, and what else could be. */
type Compared = { fit: Fit; resume: NamedResume; others: readonly NamedResume[] }
type NamedResume = { id: string; templateId: number; title: string }

type FitListProps = Compared & { posting: string; headingLevel: 2 | 3; onChoose: (id: string) => void }

function FitList({ fit, resume, others, posting, headingLevel, onChoose }: FitListProps) {
  const Heading = headingLevel === 2 ? 'h3' : 'h4'
  const quotes = [...fit.mustHave, ...fit.niceToHave].map(({ quote }) => quote)
  const isLacking = [...fit.mustHave, ...fit.niceToHave].some(({ state }) => state !== 'met')
  return (
    <>
      <ComparedWith resume={resume} others={others} onChoose={onChoose} />
      <p>{fit.words}</p>
      {groupNeeds(fit).map(({ title, needs }) => (
        <div key={title} className="grid gap-2">
          <Heading className="font-medium text-small text-text-2">{title}</Heading>
          <ul className="grid gap-2.5">
            {needs.map((one) => (
              <FitItem key={one.id} item={one} quote={finishQuote(one.quote, posting, quotes)} />
            ))}
          </ul>
        </div>
      ))}
      {isLacking && (
        <p className="text-small text-text-2">
          Have some of these?{' '}
          <AppLink
            to={`/edit-template?id=${resume.templateId}&doc=${resume.id}&tab=content`}
            className="text-accent underline underline-offset-4 touch:py-3"
          >
            Add them to your resume
          </AppLink>
        </p>
      )}
    </>
  )
}

type ComparedWithProps = Omit<Compared, 'fit'> & { onChoose: (id: string) => void }

function ComparedWith({ resume, others, onChoose }: ComparedWithProps) {
  const id = useId()
  if (others.length === 0)
    return (
      <p className="truncate text-small text-text-2">
        Compared with <span className="font-medium text-text">{resume.title}</span>
      </p>
    )
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="shrink-0 text-small text-text-2">
        Compared with
      </label>
      <NativeSelect
        id={id}
        className="min-w-0 max-w-80 grow"
        value={resume.id}
        onChange={({ target }) => onChoose(target.value)}
      >
        {[resume, ...others].map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

function FitItem({ item: { state, evidence }, quote }: { item: MatchedNeed; quote: string }) {
  const { icon: Icon, words, style } = states[state]
  const [first] = evidence
  return (
    <li className="flex gap-2.5 text-small">
      <Icon className={`mt-0.5 size-4 shrink-0 ${style}`} strokeWidth={2} />
      <div className="min-w-0">
        <p>{quote}</p>
        {words && (
          <p className="break-words text-text-3">
            <span className={cn(first && state !== 'missing' && `font-medium ${style}`)}>{words}</span>
            {first && state !== 'missing' && `: “${shorten(first.quote)}”`}
          </p>
        )}
      </div>
    </li>
  )
}

function shorten(quote: string): string {
  return quote.length > 140 ? `${quote.slice(0, 139).trimEnd()}…` : quote
}

/** As high as most of them, so that the posting below stays where it is. */
function FitSkeleton() {
  return (
    <div role="status" className="grid min-h-80 content-start gap-4 rounded-card border border-border bg-sunken p-5">
      <span className="sr-only">Comparing your resume with the job</span>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-4 w-3/5" />
      {['one', 'two', 'three', 'four'].map((place) => (
        <div key={place} className="grid gap-2">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  )
}

type Match = Compared | 'no-resume' | 'pending' | 'failed' | undefined

/** The server is asked only if there is a resume to compare with the job. */
function useFit(job: Job, { tries, chosen }: { tries: number; chosen: string | undefined }): Match {
  const [fit, setFit] = useState<{ id: string; match: Match }>()
  const id = `${job.id} ${tries}`
  useEffect(() => {
    let isCurrent = true
    const set = (match: Match) => {
      if (isCurrent) setFit({ id, match })
    }
    compare(job, chosen).then(set, () => set(undefined))
    return () => {
      isCurrent = false
    }
  }, [job, id, chosen])
  return fit?.id === id ? fit.match : 'pending'
}

async function compare(job: Job, chosen: string | undefined): Promise<Match> {
  const databases = await globalThis.indexedDB?.databases?.()
  if (databases && !databases.some(({ name }) => name === DATABASE_NAME)) return 'no-resume'
  const [{ findFit }, { listMyResumes }] = await Promise.all([
    import('./find-fit.ts'),
    import('#client/drafts/find-my-resume.ts'),
  ])
  const documents = await listMyResumes(({ experiences, education }) => experiences.length + education.length > 0)
  const compared = documents.find(({ id }) => id === chosen) ?? documents[0]
  if (!compared) return 'no-resume'
  const fit = await findFit(compared.resume, job).catch(() => 'failed' as const)
  if (fit === 'failed') return fit
  return fit && { fit, resume: compared, others: documents.filter((one) => one !== compared) }
}
