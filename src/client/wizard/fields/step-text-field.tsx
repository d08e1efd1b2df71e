import { CircleAlert } from 'lucide-react'
import { TextField, type TextFieldProps } from '#client/document/panels/content/text-field.tsx'
import { useFieldProblem } from '../problems-context.ts'

/** A line of the resume that says what is wrong with it once the person wants to go on. */
export function StepTextField({ hint, ...props }: TextFieldProps) {
  const problem = useFieldProblem(props.path)
  return (
    <TextField
      {...props}
      aria-invalid={problem ? true : undefined}
      hint={problem ? <Problem words={problem} /> : hint}
    />
  )
}

/** Stands in the place of the hint, which belongs to the field for screen readers too. */
export function Problem({ words }: { words: string }) {
  return (
    <span className="flex items-start gap-1.5 text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.5} />
      {words}
    </span>
  )
}
