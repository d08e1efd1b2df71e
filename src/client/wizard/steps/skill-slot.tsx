import { X } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useContentActions } from '#client/editing/panels/content/content-actions.ts'
import { useFieldProblem } from '#client/editing/panels/content/field-problems.ts'
import { splitSkills } from '#client/editing/panels/content/split-skills.ts'
import { Button } from '#client/ui/button.tsx'
import { FieldError } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { setField } from '#engine/edit/set-field.ts'

type SkillSlotProps = {
  path: string
  label: string
  value: string
  onEnter: () => void
  onRemove: () => void
  onPaste: (names: readonly string[]) => void
  onLeave: () => void
}

export function SkillSlot({ path, label, value, onEnter, onRemove, onPaste, onLeave }: SkillSlotProps) {
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
