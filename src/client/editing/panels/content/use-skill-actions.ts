import { useMemo } from 'react'
import { newId } from '#client/lib/new-id.ts'
import { addSkill, moveSkill, removeSkill, updateSkill } from '#engine/edit/skills.ts'
import { newSkill } from '#engine/resume/new-entries.ts'
import { useContentActions } from './content-actions.ts'
import { useContentFocus } from './content-focus.ts'

export type SkillActions = {
  add: () => void
  move: (skillId: string, index: number) => void
  /** To the next skill; after the last one comes a new one. */
  goOn: (skillId: string) => void
  /** A pasted list: the first name for this skill, a new skill for each further one. */
  fill: (skillId: string, names: readonly string[]) => void
  /** Deletes, and offers the way back. */
  remove: (skillId: string) => void
  /** Deletes an empty skill and goes to its neighbour. */
  erase: (skillId: string) => void
}

/** What can be done to the skills of a category; the same over renders, so that typing draws only its own row. */
export function useSkillActions(categoryId: string): SkillActions {
  const { read, change, offerUndo } = useContentActions()
  const { focusField } = useContentFocus()

  return useMemo(() => {
    const listSkills = () => read().skillCategories.find(({ id }) => id === categoryId)?.skills ?? []
    const indexOf = (skillId: string) => listSkills().findIndex(({ id }) => id === skillId)
    const focusName = (skillId: string) => focusField(`skillCategories.${categoryId}.skills.${skillId}.name`)

    const add = () => {
      const skill = newSkill({ id: newId() })
      change((resume) => addSkill(resume, categoryId, skill), { label: 'Add skill' })
      focusName(skill.id)
    }

    return {
      add,
      move: (skillId, index) =>
        change((resume) => moveSkill(resume, { categoryId, skillId }, { categoryId, index }), { label: 'Move skill' }),
      goOn: (skillId) => {
        const next = listSkills()[indexOf(skillId) + 1]
        if (next) focusName(next.id)
        else add()
      },
      fill: (skillId, [name = '', ...names]) => {
        const first = indexOf(skillId) + 1
        const further = names.map((name) => ({ ...newSkill({ id: newId() }), name }))
        change(
          (resume) =>
            further.reduce(
              (next, skill, offset) => addSkill(next, categoryId, skill, first + offset),
              updateSkill(resume, { categoryId, skillId }, (skill) => ({ ...skill, name })),
            ),
          { label: 'Paste skills' },
        )
        focusName(further.at(-1)?.id ?? skillId)
      },
      remove: (skillId) => {
        const index = indexOf(skillId)
        const skill = listSkills()[index]
        if (!skill) return
        change((resume) => removeSkill(resume, { categoryId, skillId }), { label: 'Delete skill' })
        offerUndo('Skill deleted', (resume) => {
          const isBack = resume.skillCategories.some(({ skills }) => skills.some(({ id }) => id === skillId))
          return isBack ? resume : addSkill(resume, categoryId, skill, index)
        })
      },
      erase: (skillId) => {
        const skills = listSkills()
        const index = indexOf(skillId)
        const neighbour = skills[index - 1] ?? skills[index + 1]
        change((resume) => removeSkill(resume, { categoryId, skillId }), { label: 'Delete skill' })
        if (neighbour) focusName(neighbour.id)
        else focusField(`skillCategories.${categoryId}.name`)
      },
    }
  }, [categoryId, read, change, offerUndo, focusField])
}
