import { Field, type FieldProps } from './field.tsx'
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from './select.tsx'

type SelectFieldProps<Value extends string> = Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  options: readonly { value: Value; label: string; lang?: string }[]
  value: string
  onChange: (value: Value) => void
  placeholder?: string
  'data-field'?: string
}

/** A label with a list of choices, of which one is in force. */
export function SelectField<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  'data-field': path,
  ...field
}: SelectFieldProps<Value>) {
  const choose = (name: string) => {
    // The list itself calls with nothing where its value is not among the options.
    const chosen = options.find((option) => option.value === name)
    if (chosen) onChange(chosen.value)
  }
  return (
    <Field {...field}>
      {(control) => (
        <Select value={value} onValueChange={choose}>
          <SelectTrigger {...control} data-field={path}>
            <SelectValue placeholder={placeholder} />
          </SelectTrigger>
          <SelectContent>
            {options.map(({ value: name, label, lang }) => (
              <SelectItem key={name} value={name} lang={lang}>
                {label}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      )}
    </Field>
  )
}
