import { ListPlus, Sparkles } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { toast } from '#client/app/toast.ts'
import { useContentActions } from '#client/editing/panels/content/content-actions.ts'
import { useContentFocus } from '#client/editing/panels/content/content-focus.ts'
import { useFieldProblem } from '#client/editing/panels/content/field-problems.ts'
import { useSetField } from '#client/editing/panels/content/use-set-field.ts'
import { Button } from '#client/ui/button.tsx'
import { TextareaField } from '#client/ui/field.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { setField } from '#engine/edit/set-field.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { hasSummaryMatter, type SummaryAnswers } from '#engine/writing/canned-summary.ts'
import { isLearner } from '#engine/writing/summary/learner.ts'
import { titleOfYears, yearsQuestion } from '#engine/writing/summary/years-asked.ts'
import { useBusy } from '../use-busy.ts'
import { ASSISTANT_TIME } from '../wait-at-least.ts'
import { type DraftedSummary, keepDraftedSummary, readUntouchedDraft } from './drafted-summary.ts'
import { SummaryAnswerFields } from './summary-answers.tsx'
import { SummaryChoice } from './summary-choice.tsx'
import { useSuggestions } from './use-suggestions.ts'

const SUMMARY = 'personalInfo.summary'

/** The library comes only to those who ask for it. */
const SummaryStarts = lazy(async () => ({ default: (await import('./summary-starts.tsx')).SummaryStarts }))

export function SummaryStep({ resume }: { resume: Resume }) {
  const { summary: own } = resume.personalInfo
  const set = useSetField(SUMMARY, 'Summary')
  const problem = useFieldProblem(SUMMARY)
  const { read, change } = useContentActions()
  const { focusField } = useContentFocus()
  const { isBusy, run } = useBusy()
  const { suggestSummary, basis } = useSuggestions()
  const [answers, setAnswers] = useState<SummaryAnswers>({})
  const [proposed, setProposed] = useState<string | undefined>(undefined)
  const [hasStarts, setHasStarts] = useState(false)
  const starts = useRef<HTMLElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const firstDetail = useRef<HTMLInputElement>(null)
  /** What we wrote last, to tell it from a sentence the person filled in. */
  const ours = useRef<DraftedSummary>(undefined)
  const [draft, setDraft] = useState<{ text: string } | undefined>(undefined)

  // On a phone the draft stands above what was pressed, and the keyboard and a message would cover it.
  useEffect(() => {
    if (draft) box.current?.scrollIntoView({ block: 'center' })
  }, [draft])

  const use = (summary: string) => {
    if (summary === ours.current?.text) keepDraftedSummary(resume.id, ours.current)
    change((resume) => setField(resume, SUMMARY, summary), { label: 'Suggested summary' })
    setProposed(undefined)
    setDraft({ text: summary })
    // With a title to go by and nothing else, one detail is worth more than another look at the sentence.
    if (ours.current?.isThin && summary === ours.current.text) firstDetail.current?.focus()
    else if (!window.matchMedia('(pointer: coarse)').matches) focusField(SUMMARY)
  }

  /** An empty box is filled, and so is one with nothing but our title and place; other words stay until they choose. */
  const propose = (summary: string) => {
    const now = read()
    const own = now.personalInfo.summary.trim()
    if (own === '' || readUntouchedDraft(now)?.isThin) use(summary)
    else if (own !== summary) setProposed(summary)
  }

  const write = (summary: string) => {
    ours.current = { text: summary, isThin: !hasSummaryMatter(read(), answers) }
    propose(summary)
    toast({
      title: 'AI Summary Generated',
      description: 'A starting point. Change anything that doesn’t fit.',
    })
  }

  return (
    <div className="grid gap-4">
      <TextareaField
        label="Summary"
        hint={
          <>
            Write at least 10 characters, or let us draft it below.
            <span className="touch:hidden"> Ctrl/⌘ + Enter to continue.</span>
          </>
        }
        error={problem}
        ref={box}
        data-field={SUMMARY}
        value={own}
        autoCapitalize="sentences"
        className="field-sizing-content max-h-140 min-h-28"
        onWrite={set}
      />
      {proposed !== undefined && (
        <SummaryChoice
          own={own}
          isDraft={readUntouchedDraft(resume) !== undefined}
          proposed={proposed}
          onUse={() => use(proposed)}
          onKeep={() => {
            setProposed(undefined)
            focusField(SUMMARY)
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="outline"
          size="small"
          aria-expanded={hasStarts}
          aria-controls={hasStarts ? 'summary-starts' : undefined}
          aria-describedby="summary-picked"
          onClick={() => setHasStarts(!hasStarts)}
        >
          <ListPlus />
          Suggest sentences
        </Button>
        <p id="summary-picked" className="text-small text-text-3">
          Pick one and fill in its blanks.
        </p>
      </div>
      {hasStarts && (
        <section
          ref={starts}
          id="summary-starts"
          aria-label="Sentences to fill in"
          className="grid scroll-mt-20 grid-cols-1 gap-4 rounded-card border border-border bg-bg p-4"
        >
          <Suspense fallback={<Spinner label="Loading sentences" />}>
            <SummaryStarts
              resume={resume}
              onUse={propose}
              // On a phone they open behind the bar at the bottom.
              onShown={() => starts.current?.scrollIntoView({ block: 'start' })}
            />
          </Suspense>
        </section>
      )}
      <SummaryAnswerFields
        answers={answers}
        first={firstDetail}
        lead={readUntouchedDraft(resume)?.isThin ? 'One detail makes this worth reading.' : undefined}
        yearsLabel={yearsQuestion(resume)}
        isStudent={isLearner(titleOfYears(resume))}
        onChange={setAnswers}
      >
        <div className="grid justify-items-start gap-1">
          <Button
            variant="outline"
            aria-disabled={isBusy}
            aria-busy={isBusy}
            aria-describedby="summary-written"
            onClick={() => run(ASSISTANT_TIME, () => suggestSummary(read(), answers), write)}
          >
            {isBusy ? <Spinner /> : <Sparkles />}
            {isBusy ? 'Generating...' : 'Generate AI Summary'}
          </Button>
          <p id="summary-written" className="text-small text-text-3">
            {basis} Your own text stays until you decide.
          </p>
        </div>
      </SummaryAnswerFields>
    </div>
  )
}
