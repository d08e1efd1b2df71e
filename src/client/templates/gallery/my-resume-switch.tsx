import { useId } from 'react'
import { Switch } from '#client/ui/switch.tsx'

type MyResumeSwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void }

export function MyResumeSwitch({ isOn, onChange }: MyResumeSwitchProps) {
  const id = useId()
  return (
    <span className="flex min-h-control items-center gap-3">
      <Switch id={id} checked={isOn} onCheckedChange={onChange} />
      <label htmlFor={id} className="text-small">
        Show with my resume
      </label>
    </span>
  )
}
