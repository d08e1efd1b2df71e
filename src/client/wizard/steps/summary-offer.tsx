import { Sparkles } from 'lucide-react'
import { toast } from '#client/app/toast.ts'
import { useContentActions } from '#client/editing/panels/content/content-actions.ts'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { setField } from '#engine/edit/set-field.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { useBusy } from '../use-busy.ts'
import { ASSISTANT_TIME } from '../wait-at-least.ts'
import { keepDraftedSummary, readUntouchedDraft } from './drafted-summary.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The summary was asked for before there was any job to make it of: with one, it is offered again. */
export function SummaryOffer({ resume }: { resume: Resume }) {
  const { read, change } = useContentActions()
  const { isBusy, run } = useBusy()
  const { suggestSummary } = useSuggestions()
  const isEmpty = resume.personalInfo.summary.trim() === ''
  const hasWork = resume.experiences.some(
    ({ position, description = '' }) => position.trim() !== '' && description.trim() !== '',
  )
  if (!hasWork || !(isEmpty || readUntouchedDraft(resume)?.isThin)) return null
  const use = (summary: string) => {
    // Words typed meanwhile are the person's.
    const now = read()
    if (now.personalInfo.summary.trim() !== '' && !readUntouchedDraft(now)?.isThin) return
    keepDraftedSummary(now.id, { text: summary, isThin: false })
    change((before) => setField(before, 'personalInfo.summary', summary), { label: 'Suggested summary' })
    toast({
      title: 'AI Summary Generated',
      description: 'A starting point. Change anything that doesn’t fit.',
    })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken p-3 text-small">
      <p className="text-text">
        {isEmpty ? 'Your jobs are enough for a summary now.' : 'Your jobs make a better summary than your title alone.'}
      </p>
      <Button
        variant="outline"
        size="small"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => run(ASSISTANT_TIME, () => suggestSummary(read(), {}), use)}
      >
        {isBusy ? <Spinner /> : <Sparkles />}
        {isBusy ? 'Generating...' : 'Generate AI Summary'}
      </Button>
    </div>
  )
}
