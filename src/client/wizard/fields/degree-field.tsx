import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldProblem } from '#client/editing/panels/content/field-problems.ts'
import { TextField } from '#client/editing/panels/content/text-field.tsx'
import { useSetField } from '#client/editing/panels/content/use-set-field.ts'
import { goOnAfterChoice } from '#client/lib/focus-next-field.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { degreeOptions } from '#engine/resume/wizard-steps.ts'

/** No degree has this name; the choice opens a field for one's own words. */
const OTHER = '\u2026'

type DegreeFieldProps = { path: string; value: string }

/** The usual degrees to choose from, and a line for any other. */
export function DegreeField({ path, value }: DegreeFieldProps) {
  const set = useSetField(path, 'Degree')
  const problem = useFieldProblem(path)
  const [isOther, setIsOther] = useState(false)
  const isListed = value === '' || degreeOptions.some((degree) => degree === value)

  if (isOther || !isListed) {
    return (
      <div className="grid justify-items-start gap-1">
        <TextField path={path} label="Degree" value={value} autoFocus={isOther} className="w-full" />
        <Button
          variant="link"
          size="inline"
          className="min-h-6 text-small"
          onClick={() => {
            setIsOther(false)
            if (!isListed) set('')
          }}
        >
          Choose from the list
        </Button>
      </div>
    )
  }
  return (
    <Field label="Degree" error={problem}>
      {(control) => (
        <NativeSelect
          {...control}
          data-field={path}
          value={value}
          onChange={({ target }) => {
            if (target.value === OTHER) return setIsOther(true)
            // What is asked for next depends on the degree.
            flushSync(() => set(target.value))
            if (target.value !== '') goOnAfterChoice(target)
          }}
        >
          <option value="">Choose a degree</option>
          {degreeOptions.map((degree) => (
            <option key={degree}>{degree}</option>
          ))}
          <option value={OTHER}>Other degree…</option>
        </NativeSelect>
      )}
    </Field>
  )
}
