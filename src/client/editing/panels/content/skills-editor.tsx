import { newId } from '#client/lib/new-id.ts'
import { newSkillCategory } from '#engine/resume/new-entries.ts'
import type { SkillCategory } from '#engine/resume/resume.ts'
import { type EntryKind, EntryList } from './entry-list.tsx'
import { SkillList } from './skill-list.tsx'
import { TextField } from './text-field.tsx'

const categoryKind: EntryKind<'skillCategories'> = {
  list: 'skillCategories',
  noun: 'skill category',
  untitled: 'Skills',
  empty: 'No skill categories yet. Add your first skill category.',
  addLabel: 'Add category',
  create: () => newSkillCategory({ id: newId() }),
  titleOf: ({ name }) => name,
  summaryOf: ({ skills }) => skills.map(({ name }) => name).join(', '),
  firstField: 'name',
  fields: (category) => (
    <>
      <TextField path={`skillCategories.${category.id}.name`} label="Category name" value={category.name} />
      <SkillList category={category} />
    </>
  ),
}

type SkillsEditorProps = { categories: readonly SkillCategory[] }

export function SkillsEditor({ categories }: SkillsEditorProps) {
  const hasLevels = categories.some(({ skills }) => skills.some(({ level }) => level !== undefined))
  return (
    <div className="grid grid-cols-1 gap-4">
      <EntryList kind={categoryKind} entries={categories} />
      {hasLevels && (
        <p className="text-small text-text-3">Levels are saved with your skills but not shown on the page.</p>
      )}
    </div>
  )
}
