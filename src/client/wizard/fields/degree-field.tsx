import { useState } from 'react'
import { useFieldProblem } from '#client/editing/panels/content/field-problems.ts'
import { TextField } from '#client/editing/panels/content/text-field.tsx'
import { useSetField } from '#client/editing/panels/content/use-set-field.ts'
import { Button } from '#client/ui/button.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { degreeOptions } from '#engine/resume/wizard-steps.ts'

/** No degree has this name; the choice opens a field for one's own words. */
const OTHER = '\u2026'

const choices = [
  ...degreeOptions.map((degree) => ({ value: degree, label: degree })),
  { value: OTHER, label: 'Other degree…' },
]

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
    <SelectField
      label="Degree"
      error={problem}
      data-field={path}
      placeholder="Choose a degree"
      options={choices}
      value={value}
      onChange={(next) => (next === OTHER ? setIsOther(true) : set(next))}
    />
  )
}
