import { Plus, X } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useContentActions } from '#client/editing/panels/content/content-actions.ts'
import { useContentFocus } from '#client/editing/panels/content/content-focus.ts'
import { useFieldProblem } from '#client/editing/panels/content/field-problems.ts'
import { splitSkills } from '#client/editing/panels/content/split-skills.ts'
import { newId } from '#client/lib/new-id.ts'
import { Button } from '#client/ui/button.tsx'
import { FieldError } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { updateEntry } from '#engine/edit/entries.ts'
import { setField } from '#engine/edit/set-field.ts'
import { addSkill, removeSkill } from '#engine/edit/skills.ts'
import { blankSkill } from '#engine/resume/new-entries.ts'
import type { Skill, SkillCategory } from '#engine/resume/resume.ts'
import { addSuggestedSkills } from '#engine/writing/canned-skills.ts'

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

type SkillSlotProps = {
  path: string
  label: string
  value: string
  onEnter: () => void
  onRemove: () => void
  onPaste: (names: readonly string[]) => void
  onLeave: () => void
}

function SkillSlot({ path, label, value, onEnter, onRemove, onPaste, onLeave }: SkillSlotProps) {
  const { change } = useContentActions()
  const problem = useFieldProblem(path)
  const problemId = `${path}-problem`

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      onEnter()
    }
    if (event.key === 'Backspace' && value === '') {
      event.preventDefault()
      onRemove()
    }
  }

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const names = splitSkills(event.clipboardData.getData('text'))
    if (names.length < 2 || value !== '') return
    event.preventDefault()
    onPaste(names)
  }

  return (
    <div className="grid gap-1.5">
      <div className="relative">
        <Input
          className="pr-control"
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          data-field={path}
          value={value}
          autoComplete="off"
          enterKeyHint="next"
          onKeyDown={handleKey}
          onPaste={handlePaste}
          onBlur={onLeave}
          onChange={({ target }) =>
            change((resume) => setField(resume, path, target.value), { label: 'Edit skill', merge: path })
          }
        />
        <Button
          variant="ghost"
          size="icon"
          className="absolute inset-y-0 right-0 text-text-3"
          aria-label={value.trim() === '' ? `Remove ${label}` : `Remove ${value}`}
          onClick={onRemove}
        >
          <X />
        </Button>
      </div>
      <FieldError id={problemId} message={problem} />
    </div>
  )
}
