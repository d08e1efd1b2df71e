import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import { Input } from '#client/ui/input.tsx'
import type { Skill } from '#engine/resume/resume.ts'
import { DragHandle } from '../sortable/drag-handle.tsx'
import { ItemMenu } from '../sortable/item-menu.tsx'
import { SkillLevel } from './skill-level.tsx'
import { splitSkills } from './split-skills.ts'
import { selectStandIn } from './text-field.tsx'
import { useSetField } from './use-set-field.ts'
import type { SkillActions } from './use-skill-actions.ts'

type SkillRowProps = { categoryId: string; skill: Skill; actions: SkillActions }

export const SkillRow = memo(function SkillRow({ categoryId, skill, actions }: SkillRowProps) {
  const path = `skillCategories.${categoryId}.skills.${skill.id}`
  const set = useSetField(`${path}.name`, 'Skill')
  const title = skill.name || 'Untitled skill'

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      actions.goOn(skill.id)
    }
    if (event.key === 'Backspace' && skill.name === '') {
      event.preventDefault()
      actions.erase(skill.id)
    }
  }

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const names = splitSkills(event.clipboardData.getData('text'))
    const replacesAll = selectionStart === 0 && selectionEnd === value.length
    if (names.length < 2 || !replacesAll) return
    event.preventDefault()
    actions.fill(skill.id, names)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-1 rounded-control border border-border bg-surface py-1 pr-1 @md:flex-nowrap">
      <DragHandle of={title} />
      <Input
        aria-label="Skill"
        data-field={`${path}.name`}
        value={skill.name}
        autoComplete="off"
        enterKeyHint="next"
        className="min-w-0 flex-1"
        onFocus={selectStandIn}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        onChange={(event) => set(event.target.value)}
      />
      <div className="order-last flex w-full items-center gap-2 pl-8 @md:order-none @md:w-auto @md:pl-1 touch:pl-10 @md:touch:pl-1">
        <span aria-hidden className="text-small text-text-3 @md:hidden">
          Level
        </span>
        <SkillLevel path={`${path}.level`} skill={title} value={skill.level} />
      </div>
      <ItemMenu of={title} onDelete={() => actions.remove(skill.id)} />
    </div>
  )
})
