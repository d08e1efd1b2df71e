import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { toast } from '#client/app/toast.ts'
import { useContentActions } from '#client/editing/panels/content/content-actions.ts'
import { TextField } from '#client/editing/panels/content/text-field.tsx'
import { newId } from '#client/lib/new-id.ts'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { findEntry, updateEntry } from '#engine/edit/entries.ts'
import { blankSkillCategory } from '#engine/resume/new-entries.ts'
import type { Skill, SkillCategory } from '#engine/resume/resume.ts'
import { addSuggestedSkills } from '#engine/writing/canned-skills.ts'
import { useBusy } from '../use-busy.ts'
import { ASSISTANT_TIME } from '../wait-at-least.ts'
import { EntriesStep, type StepEntryKind } from './entries-step.tsx'
import { SkillSlots } from './skill-slots.tsx'
import { useSuggestions } from './use-suggestions.ts'

const kind: StepEntryKind<'skillCategories'> = {
  list: 'skillCategories',
  noun: 'Category',
  addLabel: 'Add category',
  create: () => blankSkillCategory({ newId }),
  titleOf: ({ name }) => name,
  summaryOf: ({ skills }) => skills.flatMap(({ name }) => (name.trim() === '' ? [] : name)).join(', '),
  firstField: 'name',
  fields: (category) => (
    <>
      <TextField
        path={`skillCategories.${category.id}.name`}
        label="Category name"
        value={category.name}
        autoComplete="off"
      />
      <SkillSlots category={category} />
      <SuggestSkills category={category} />
    </>
  ),
}

export function SkillsStep({ categories }: { categories: readonly SkillCategory[] }) {
  return <EntriesStep kind={kind} entries={categories} />
}

function SuggestSkills({ category: { id, name } }: { category: SkillCategory }) {
  const { read, change } = useContentActions()
  const { isBusy, run } = useBusy()
  const { suggestSkills } = useSuggestions()
  const [last, setLast] = useState<{ before: SkillCategory; after: SkillCategory } | undefined>(undefined)

  const add = (names: readonly string[]) => {
    const category = findEntry(read(), 'skillCategories', id)
    if (!category) return
    const suggested = addSuggestedSkills(category, names, { newId })
    change((resume) => updateEntry(resume, 'skillCategories', id, () => suggested.category), {
      label: 'Suggested skills',
    })
    setLast(suggested.added > 0 ? { before: category, after: suggested.category } : undefined)
    toast({
      title: 'AI Skills Suggested',
      description: `Added ${suggested.added} suggested skills for ${category.name.trim() || 'this category'}.`,
    })
  }

  /** Only what was suggested goes; what the person typed or changed since stays. */
  const undo = ({ before, after }: { before: SkillCategory; after: SkillCategory }) => {
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
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="outline"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => run(ASSISTANT_TIME, () => suggestSkills(read(), name), add)}
      >
        {isBusy ? <Spinner /> : <Sparkles aria-hidden strokeWidth={1.5} />}
        {isBusy ? 'Suggesting...' : 'Suggest Skills with AI'}
      </Button>
      {last && (
        <Button variant="link" size="small" className="px-1" onClick={() => undo(last)}>
          Undo suggested skills
        </Button>
      )}
    </div>
  )
}
