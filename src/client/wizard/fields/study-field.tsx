import { useFieldProblem } from '#client/editing/panels/content/field-problems.ts'
import { useSetField } from '#client/editing/panels/content/use-set-field.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { needsField } from '#engine/resume/wizard-steps.ts'

type StudyFieldProps = { path: string; value: string; degree: string }

/** Nobody studies one thing at high school: there the field may stay empty. */
export function StudyField({ path, value, degree }: StudyFieldProps) {
  const set = useSetField(path, 'Field of study')
  return (
    <Field label="Field of study" optional={!needsField({ degree })} error={useFieldProblem(path)}>
      {(control) => (
        <Input
          {...control}
          data-field={path}
          value={value}
          autoComplete="off"
          onChange={({ target }) => set(target.value)}
        />
      )}
    </Field>
  )
}
