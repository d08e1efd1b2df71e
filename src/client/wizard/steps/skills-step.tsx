import { TextField } from '#client/editing/panels/content/text-field.tsx'
import { newId } from '#client/lib/new-id.ts'
import { blankSkillCategory, FIRST_CATEGORY_NAME } from '#engine/resume/new-entries.ts'
import type { Resume, SkillCategory } from '#engine/resume/resume.ts'
import { EntriesStep, type StepEntryKind } from './entries-step.tsx'
import { FurtherLists } from './further-lists.tsx'
import { SkillSlots } from './skill-slots.tsx'
import { SuggestSkills } from './suggest-skills.tsx'

/** Nobody takes the name for something to fill in. */
const readyMade = 'Hidden on the resume while there’s only one group.'

function CategoryName({ category }: { category: SkillCategory }) {
  return (
    <TextField
      path={`skillCategories.${category.id}.name`}
      label="Category name"
      value={category.name}
      className="max-w-72 [&_label]:font-normal [&_label]:text-text-2"
      {...(category.name === FIRST_CATEGORY_NAME && { 'data-ready-made': '', hint: readyMade })}
    />
  )
}

const kind: StepEntryKind<'skillCategories'> = {
  list: 'skillCategories',
  noun: 'Category',
  addLabel: 'Add category',
  create: () => blankSkillCategory({ newId }),
  titleOf: ({ name }) => name,
  summaryOf: ({ skills }) => skills.flatMap(({ name }) => (name.trim() === '' ? [] : name)).join(', '),
  firstField: 'name',
  // Nobody has to think of a name before the first skill.
  fields: (category, index) => (
    <>
      {index > 0 && <CategoryName category={category} />}
      <SuggestSkills category={category}>
        <SkillSlots category={category} />
      </SuggestSkills>
      {index === 0 && <CategoryName category={category} />}
    </>
  ),
}

export function SkillsStep({ resume }: { resume: Resume }) {
  return (
    <>
      {/* Above the fields: below them, languages stood among the skills already. */}
      <p className="text-small text-text-3">Languages and certificates have their own lists below.</p>
      <EntriesStep kind={kind} entries={resume.skillCategories} />
      <FurtherLists resume={resume} />
    </>
  )
}
