import { Slider } from '#client/ui/slider.tsx'

type StyleSliderProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** As a person reads it. */
  words: string
  onChange: (value: number) => void
}

export function StyleSlider({ label, value, min, max, step, words, onChange }: StyleSliderProps) {
  // Steps of 0.1 add up to 1.2000000000000002.
  const round = (next: number) => Number(next.toFixed(2))
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-medium text-small">{label}</span>
        <span className="text-small text-text-2 tabular-nums">{words}</span>
      </div>
      <Slider
        label={label}
        valueText={words}
        value={[value]}
        min={min}
        max={max}
        step={step}
        onValueChange={([next]) => onChange(round(next ?? value))}
      />
    </div>
  )
}
