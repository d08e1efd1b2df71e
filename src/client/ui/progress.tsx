type ProgressProps = { label: string; value: number; max?: number }

export function Progress({ label, value, max = 100 }: ProgressProps) {
  const share = Math.min(1, Math.max(0, value / max))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className="h-1.5 w-full overflow-hidden rounded-full bg-hover"
    >
      <div
        className="h-full w-full origin-left bg-accent transition-transform duration-200"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
