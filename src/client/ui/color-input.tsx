import { useId } from 'react'
import { Input } from './input.tsx'
import { Label } from './label.tsx'

type ColorInputProps = { label: string; value: string; onChange: (color: string) => void }

/** The browser's own choice of a colour, below its name. */
export function ColorInput({ label, value, onChange }: ColorInputProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="color"
        className="h-control w-20 cursor-pointer p-1"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
