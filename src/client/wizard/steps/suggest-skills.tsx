import { Sparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { toast } from '#client/app/toast.ts'
import { useContentActions } from '#client/editing/panels/content/content-actions.ts'
import { newId } from '#client/lib/new-id.ts'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { findEntry, updateEntry } from '#engine/edit/entries.ts'
import type { SuggestedSkills } from '#engine/library/suggest-skills.ts'
import type { Skill, SkillCategory } from '#engine/resume/resume.ts'
import { addSuggestedSkills } from '#engine/writing/canned-skills.ts'
import { useBusy } from '../use-busy.ts'
import { ASSISTANT_TIME } from '../wait-at-least.ts'
import { OtherSkills } from './other-skills.tsx'
import { keepSuggestedSkills, readSuggestedSkills } from './suggested-skills.ts'
import { useSuggestions } from './use-suggestions.ts'

type Change = { before: SkillCategory; after: SkillCategory }

type SuggestSkillsProps = {
  category: SkillCategory
  /** The skills: below all that adds to them, so that a longer list pushes nothing away. */
  children: ReactNode
}

export function SuggestSkills({ category: { id, name, skills }, children }: SuggestSkillsProps) {
  const { read, change } = useContentActions()
  const { isBusy, run } = useBusy()
  const { suggestSkills } = useSuggestions()
  const [last, setLast] = useState<Change | undefined>(undefined)
  const [answer, setAnswer] = useState<SuggestedSkills | undefined>(undefined)

  const suggest = () => {
    const resume = read()
    return suggestSkills({ resume, category: name, leaveOut: readSuggestedSkills(resume.id) })
  }

  const put = (names: readonly string[]): (Change & { added: number }) | undefined => {
    const before = findEntry(read(), 'skillCategories', id)
    if (!before) return undefined
    const { category: after, added } = addSuggestedSkills(before, names, { newId })
    change((resume) => updateEntry(resume, 'skillCategories', id, () => after), { label: 'Suggested skills' })
    keepSuggestedSkills(read().id, names)
    return { before, after, added }
  }

  const add = (suggested: SuggestedSkills) => {
    const done = put(suggested.skills)
    if (!done) return
    setAnswer(suggested)
    setLast(done.added > 0 ? done : undefined)
    toast({
      title: 'AI Skills Suggested',
      description:
        done.added > 0 || suggested.others.length === 0
          ? `Added ${done.added} suggested skills for ${done.before.name.trim() || 'this category'}.`
          : 'Add the ones that apply to you.',
    })
  }

  const pick = (skill: string) => {
    put([skill])
    announce(`${skill} added`)
  }

  /** Only what was suggested goes; what the person typed or changed since stays. */
  const undo = ({ before, after }: Change) => {
    const suggested = (skill: Skill) => after.skills.some(({ id, name }) => id === skill.id && name === skill.name)
    const ownOf = (skill: Skill) => before.skills.find((own) => own.id === skill.id)
    change(
      (resume) =>
        updateEntry(resume, 'skillCategories', id, (now) => ({
          ...now,
          skills: now.skills.flatMap((skill) => (suggested(skill) ? (ownOf(skill) ?? []) : skill)),
        })),
      { label: 'Undo: suggested skills' },
    )
    setLast(undefined)
    announce('Suggested skills removed')
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <Button
          variant="outline"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => run(ASSISTANT_TIME, suggest, add)}
        >
          {isBusy ? <Spinner /> : <Sparkles />}
          {isBusy ? 'Suggesting...' : 'Suggest Skills with AI'}
        </Button>
        {last && (
          <Button variant="link" size="small" className="px-1" onClick={() => undo(last)}>
            Undo suggested skills
          </Button>
        )}
      </div>
      {answer && <OtherSkills {...answer} has={(other) => skills.some(({ name }) => name === other)} onPick={pick} />}
      {children}
    </>
  )
}
