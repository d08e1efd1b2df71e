import { Check } from 'lucide-react'
import { cn } from '#client/lib/cn.ts'

type FeatureListProps = {
  features: readonly string[]
  /** Under words of its own. */
  isBelow?: boolean
}

export function FeatureList({ features, isBelow = false }: FeatureListProps) {
  return (
    <ul className={cn('grid gap-3', isBelow ? 'mt-3' : 'mt-6 border-border border-t pt-6')}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-3 text-text-2">
          <Check className="mt-0.5 size-5 shrink-0 text-accent" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
