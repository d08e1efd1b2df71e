import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonProps } from '#client/ui/button.tsx'
import { Field, InputField } from '#client/ui/field.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { FormFieldState } from './use-form.ts'

type BoundProps = FormFieldState & { label: string; hint?: ReactNode }

type FormFieldProps = BoundProps &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'placeholder' | 'readOnly' | 'className'
  >

/** One line of text of a form. */
export function FormField({ name, value, error, onChange, label, hint, ...input }: FormFieldProps) {
  return (
    <InputField
      label={label}
      error={error}
      hint={hint}
      {...input}
      data-field={name}
      name={name}
      spellCheck={false}
      value={value}
      onWrite={onChange}
    />
  )
}

type PasswordFieldProps = BoundProps & {
  autoComplete: 'current-password' | 'new-password'
  /** The id of a message elsewhere that is about this field too. */
  problemId?: string | undefined
}

export function PasswordField(props: PasswordFieldProps) {
  const { name, value, error, onChange, label, hint, autoComplete, problemId } = props
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <PasswordInput
          {...control}
          {...(problemId && { 'aria-invalid': true, 'aria-describedby': problemId })}
          data-field={name}
          name={name}
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

type SubmitButtonProps = Pick<ButtonProps, 'variant' | 'className'> & {
  isBusy: boolean
  busyLabel: string
  children: ReactNode
}

/** Stays focusable while busy, so that a keyboard does not lose its place. */
export function SubmitButton({ isBusy, busyLabel, children, ...button }: SubmitButtonProps) {
  return (
    <Button type="submit" aria-disabled={isBusy} {...button}>
      {isBusy && <Spinner />}
      {isBusy ? busyLabel : children}
    </Button>
  )
}
