import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#client/lib/cn.ts'
import { Input } from './input.tsx'
import { Label } from './label.tsx'
import { Textarea } from './textarea.tsx'

/** What a control inside a field must carry, so that label, hint and error belong to it. */
type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'data-optional': '' | undefined
}

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Says so beside the label; required is the silent default. */
  optional?: boolean | undefined
  id?: string
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** A label above, a control, a hint and an error below, wired together for assistive technology. */
export function Field({ label, hint, error, optional, id, className, children }: FieldProps) {
  const generated = useId()
  const controlId = id ?? generated
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const described = [error ? errorId : undefined, hint ? hintId : undefined].filter(Boolean).join(' ')

  return (
    <div className={cn('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
      <Label htmlFor={controlId}>
        {label}
        {optional && <span className="font-normal text-text-3"> (optional)</span>}
      </Label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'data-optional': optional ? '' : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-small text-text-3">
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  )
}

type FieldErrorProps = { id: string; message: string | undefined }

export function FieldError({ id, message }: FieldErrorProps) {
  if (!message) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-danger text-small">
      <CircleAlert className="mt-0.5 size-4 shrink-0" />
      {message}
    </p>
  )
}

type Written = Pick<FieldProps, 'label' | 'hint' | 'error' | 'optional'> & { onWrite: (written: string) => void }

type InputFieldProps = Written & Omit<ComponentProps<typeof Input>, 'id' | 'onChange'>

/** A label with one line to write in. */
export function InputField({ label, hint, error, optional, onWrite, ...input }: InputFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <Input {...control} {...input} onChange={(event) => onWrite(event.target.value)} />}
    </Field>
  )
}

type TextareaFieldProps = Written & Omit<ComponentProps<typeof Textarea>, 'id' | 'onChange'>

/** A label with room for several lines. */
export function TextareaField({ label, hint, error, optional, onWrite, ...textarea }: TextareaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <Textarea {...control} {...textarea} onChange={(event) => onWrite(event.target.value)} />}
    </Field>
  )
}
