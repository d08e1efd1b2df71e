import { Sparkles } from 'lucide-react'
import { toast } from '#client/app/toast.ts'
import { useContentActions } from '#client/editing/panels/content/content-actions.ts'
import { useFieldProblem } from '#client/editing/panels/content/field-problems.ts'
import { useSetField } from '#client/editing/panels/content/use-set-field.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { setField } from '#engine/edit/set-field.ts'
import type { PersonalInfo } from '#engine/resume/resume.ts'
import { useBusy } from '../use-busy.ts'
import { ASSISTANT_TIME } from '../wait-at-least.ts'
import { useSuggestions } from './use-suggestions.ts'

const SUMMARY = 'personalInfo.summary'

export function SummaryStep({ person }: { person: PersonalInfo }) {
  const set = useSetField(SUMMARY, 'Summary')
  const problem = useFieldProblem(SUMMARY)
  const { read, change } = useContentActions()
  const { isBusy, run } = useBusy()
  const { suggestSummary, basis } = useSuggestions()

  const write = (summary: string) => {
    const before = read().personalInfo.summary
    change((resume) => setField(resume, SUMMARY, summary), { label: 'Suggested summary' })
    const bringBack = () => change((resume) => setField(resume, SUMMARY, before), { label: 'Undo suggested summary' })
    toast({
      title: 'AI Summary Generated',
      description: 'A starting point. Change anything that doesn’t fit.',
      ...(before.trim() === '' ? {} : { action: { label: 'Undo', onSelect: bringBack } }),
    })
  }

  return (
    <div className="grid gap-4">
      <Field label="Summary" hint="At least 10 characters. Ctrl/⌘ + Enter to continue." error={problem}>
        {(control) => (
          <Textarea
            {...control}
            data-field={SUMMARY}
            value={person.summary}
            autoCapitalize="sentences"
            className="field-sizing-content max-h-140 min-h-40"
            onChange={(event) => set(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => run(ASSISTANT_TIME, () => suggestSummary(read()), write)}
        >
          {isBusy ? <Spinner /> : <Sparkles aria-hidden strokeWidth={1.5} />}
          {isBusy ? 'Generating...' : 'Generate AI Summary'}
        </Button>
        <p className="text-small text-text-3">{basis} This replaces your text.</p>
      </div>
    </div>
  )
}
