import { type ComponentProps, type FocusEvent, memo, type ReactNode } from 'react'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { newEducation, newExperience, newSkill, newSkillCategory } from '#engine/resume/new-entries.ts'
import { useFieldProblem } from './field-problems.ts'
import { useSetField } from './use-set-field.ts'

type TextFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'> & {
  /** Where the words live, e.g. `experiences.<id>.position`. */
  path: string
  label: string
  value: string | undefined
  hint?: ReactNode
  /** An optional field without words is left out of the resume. */
  optional?: boolean
}

/** One line of words of the resume, with what is wrong about it where the page judges. */
export const TextField = memo(function TextField({
  path,
  label,
  value = '',
  hint,
  optional = false,
  className,
  autoComplete = 'off',
  ...props
}: TextFieldProps) {
  const set = useSetField(path, label)
  const error = useFieldProblem(path)
  return (
    <Field label={label} hint={hint} error={error} optional={optional} {...(className ? { className } : {})}>
      {(control) => (
        <Input
          {...control}
          {...props}
          autoComplete={autoComplete}
          data-field={path}
          value={value}
          onFocus={selectStandIn}
          onChange={(event) => set(optional && event.target.value === '' ? undefined : event.target.value)}
        />
      )}
    </Field>
  )
})

const nowhere = { id: '', today: '' }
const standIns = new Set<unknown>([
  ...Object.values(newExperience(nowhere)),
  ...Object.values(newEducation(nowhere)),
  newSkillCategory(nowhere).name,
  newSkill(nowhere).name,
])
standIns.delete('')

/** The words of a new entry are there to be written over: the first key replaces them. */
export function selectStandIn({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
  if (isStandIn(target.value)) target.select()
}

export function isStandIn(words: string): boolean {
  return standIns.has(words)
}
