import { Plus } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { addSkill, moveSkill, removeSkill, updateSkill } from '#engine/edit/skills.ts'
import { newSkill } from '#engine/resume/new-entries.ts'
import type { Skill, SkillCategory } from '#engine/resume/resume.ts'
import { SortableList } from '../sortable/sortable-list.tsx'
import { useContentActions } from './content-actions.ts'
import { useContentFocus } from './content-focus.ts'
import { EmptyNote } from './entry-list.tsx'
import { newId } from './new-id.ts'
import { SkillRow } from './skill-row.tsx'

/** The skills of one category. Enter goes to the next one, a pasted list becomes one row each. */
export function SkillList({ category }: { category: SkillCategory }) {
  const { read, change, offerUndo } = useContentActions()
  const { focusField } = useContentFocus()
  const { id: categoryId, skills } = category
  const pathOf = (skillId: string) => `skillCategories.${categoryId}.skills.${skillId}`
  const focusName = (skillId: string) => focusField(`${pathOf(skillId)}.name`)

  const add = (index?: number) => {
    const skill = newSkill({ id: newId() })
    change((resume) => addSkill(resume, categoryId, skill, index), { label: 'Add skill' })
    focusName(skill.id)
  }

  const goOn = (index: number) => {
    const next = skills[index + 1]
    if (next) focusName(next.id)
    else add()
  }

  const fill = (first: Skill, index: number, [firstName = '', ...names]: string[]) => {
    const further = names.map((name) => ({ ...newSkill({ id: newId() }), name }))
    change(
      (resume) =>
        further.reduce(
          (next, skill, offset) => addSkill(next, categoryId, skill, index + 1 + offset),
          updateSkill(resume, { categoryId, skillId: first.id }, (skill) => ({ ...skill, name: firstName })),
        ),
      { label: 'Paste skills' },
    )
    focusName(further.at(-1)?.id ?? first.id)
  }

  const remove = (skill: Skill) => {
    const current = read().skillCategories.find(({ id }) => id === categoryId)
    const index = current?.skills.findIndex(({ id }) => id === skill.id) ?? 0
    change((resume) => removeSkill(resume, { categoryId, skillId: skill.id }), { label: 'Delete skill' })
    offerUndo('Skill deleted', (resume) => {
      const isBack = resume.skillCategories.some(({ skills }) => skills.some(({ id }) => id === skill.id))
      return isBack ? resume : addSkill(resume, categoryId, skill, index)
    })
  }

  const erase = (skill: Skill, index: number) => {
    change((resume) => removeSkill(resume, { categoryId, skillId: skill.id }), { label: 'Delete skill' })
    const neighbour = skills[index - 1] ?? skills[index + 1]
    focusField(neighbour ? `${pathOf(neighbour.id)}.name` : `skillCategories.${categoryId}.name`)
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      {skills.length === 0 ? (
        <EmptyNote>No skills in this category yet. Add your first skill.</EmptyNote>
      ) : (
        <SortableList
          label={`Skills of ${category.name || 'this category'}`}
          items={skills}
          className="gap-2"
          onMove={(skillId, index) =>
            change((resume) => moveSkill(resume, { categoryId, skillId }, { categoryId, index }), {
              label: 'Move skill',
            })
          }
        >
          {(skill, index) => (
            <SkillRow
              path={pathOf(skill.id)}
              skill={skill}
              onNext={() => goOn(index)}
              onPasteList={(names) => fill(skill, index, names)}
              onDelete={() => remove(skill)}
              onErase={() => erase(skill, index)}
            />
          )}
        </SortableList>
      )}
      <Button variant="outline" size="small" className="justify-self-start" onClick={() => add()}>
        <Plus aria-hidden strokeWidth={1.5} />
        Add skill
      </Button>
    </div>
  )
}
