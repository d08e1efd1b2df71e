import { TextField } from '#client/editing/panels/content/text-field.tsx'
import { newId } from '#client/lib/new-id.ts'
import { blankSkillCategory } from '#engine/resume/new-entries.ts'
import type { SkillCategory } from '#engine/resume/resume.ts'
import { EntriesStep, type StepEntryKind } from './entries-step.tsx'
import { SkillSlots } from './skill-slots.tsx'
import { SuggestSkills } from './suggest-skills.tsx'

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
      <TextField path={`skillCategories.${category.id}.name`} label="Category name" value={category.name} />
      <SuggestSkills category={category}>
        <SkillSlots category={category} />
      </SuggestSkills>
    </>
  ),
}

export function SkillsStep({ categories }: { categories: readonly SkillCategory[] }) {
  return (
    <>
      <EntriesStep kind={kind} entries={categories} />
      <p className="text-small text-text-3">
        Languages and certificates have sections of their own: add them under Edit Content once your resume is ready.
      </p>
    </>
  )
}
