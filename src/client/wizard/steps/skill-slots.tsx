import { Plus } from 'lucide-react'
import { useContentActions } from '#client/editing/panels/content/content-actions.ts'
import { useContentFocus } from '#client/editing/panels/content/content-focus.ts'
import { useFieldProblem } from '#client/editing/panels/content/field-problems.ts'
import { splitSkills } from '#client/editing/panels/content/split-skills.ts'
import { newId } from '#client/lib/new-id.ts'
import { Button } from '#client/ui/button.tsx'
import { FieldError } from '#client/ui/field.tsx'
import { updateEntry } from '#engine/edit/entries.ts'
import { setField } from '#engine/edit/set-field.ts'
import { addSkill, removeSkill } from '#engine/edit/skills.ts'
import { blankSkill } from '#engine/resume/new-entries.ts'
import type { Skill, SkillCategory } from '#engine/resume/resume.ts'
import { addSuggestedSkills } from '#engine/writing/canned-skills.ts'
import { SkillSlot } from './skill-slot.tsx'

/** The skills of a category, one a line. Enter and the plus go on to the next; a pasted list fills several. */
export function SkillSlots({ category }: { category: SkillCategory }) {
  const { change } = useContentActions()
  const { focusField } = useContentFocus()
  const owner = `skillCategories.${category.id}`
  const { skills } = category

  const focus = (skill: Skill) => focusField(`${owner}.skills.${skill.id}.name`)

  const add = () => {
    const skill = blankSkill({ id: newId() })
    change((resume) => addSkill(resume, category.id, skill), { label: 'Add skill' })
    focus(skill)
  }

  /** To the next slot; behind the last one comes a new one, unless the last is blank itself. */
  const goOn = (index: number) => {
    const next = skills[index + 1]
    if (next) focus(next)
    else if (skills[index]?.name.trim() !== '') add()
  }

  const remove = (index: number) => {
    const skill = skills[index]
    if (!skill) return
    const neighbour = skills[index + 1] ?? skills[index - 1]
    change((resume) => removeSkill(resume, { categoryId: category.id, skillId: skill.id }), { label: 'Delete skill' })
    if (neighbour) focus(neighbour)
    else focusField(`${owner}.skills`)
  }

  const fill = (names: readonly string[]) =>
    change(
      (resume) =>
        updateEntry(
          resume,
          'skillCategories',
          category.id,
          (now) => addSuggestedSkills(now, names, { newId }).category,
        ),
      { label: 'Paste skills' },
    )

  /** A list that was typed or filled in at once is as many skills; templates set each in a place of its own. */
  const splitSlot = ({ id, name }: Skill) => {
    const [first, ...others] = splitSkills(name)
    if (first === undefined || others.length === 0) return
    change((resume) => setField(resume, `${owner}.skills.${id}.name`, first), { label: 'Edit skill' })
    fill(others)
  }

  return (
    <div className="grid gap-2">
      <p className="font-medium text-small">
        Skills <span className="font-normal text-text-3">(press Enter to add another)</span>
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-2">
        {skills.map((skill, index) => (
          <li key={skill.id}>
            <SkillSlot
              path={`${owner}.skills.${skill.id}.name`}
              label={`Skill ${index + 1}`}
              value={skill.name}
              onEnter={() => goOn(index)}
              onRemove={() => remove(index)}
              onPaste={fill}
              onLeave={() => splitSlot(skill)}
            />
          </li>
        ))}
      </ul>
      <NoSkills path={`${owner}.skills`} />
      <Button
        variant="ghost"
        size="small"
        className="-ml-2 justify-self-start"
        data-field={`${owner}.skills`}
        onClick={add}
      >
        <Plus />
        Add skill
      </Button>
    </div>
  )
}

/** Said where there is not even a blank slot to say it below. */
function NoSkills({ path }: { path: string }) {
  return <FieldError id={`${path}-problem`} message={useFieldProblem(path)} />
}
