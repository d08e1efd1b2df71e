import { Check } from 'lucide-react'
import { cn } from '#client/lib/cn.ts'
import { type WizardStep, wizardSteps } from '#engine/resume/wizard-steps.ts'
import { stepWords } from './step-words.ts'
import { stepIndex } from './wizard-place.ts'

type ProgressBarProps = { step: WizardStep; isLocked: boolean; onGo: (step: WizardStep) => void }

/** The six steps as numbered buttons; earlier ones lead back, later ones wait. */
export function ProgressBar({ step, isLocked, onGo }: ProgressBarProps) {
  const current = stepIndex(step)
  return (
    <nav aria-label="Progress" className="@container">
      <ol className="grid grid-cols-6 gap-1.5 sm:gap-2">
        {wizardSteps.map((name, index) => {
          const isDone = index < current
          const isCurrent = index === current
          return (
            <li key={name} className="min-w-0">
              <button
                type="button"
                disabled={isLocked || index > current}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onGo(name)}
                className="group grid w-full content-start justify-items-start gap-2 rounded-chip pb-1 text-left text-small text-text-3 disabled:cursor-not-allowed"
              >
                <span
                  aria-hidden
                  className={cn('h-1 w-full rounded-full', index <= current ? 'bg-accent' : 'bg-border')}
                />
                <span className="flex w-full min-w-0 items-center gap-2 @max-4xl:flex-col @max-4xl:gap-1">
                  <span
                    className={cn(
                      'grid size-7 shrink-0 place-items-center rounded-full border font-medium text-micro tabular-nums',
                      isCurrent && 'border-accent bg-accent text-on-accent',
                      isDone && 'border-accent text-accent group-hover:bg-accent-soft',
                      index > current && 'border-border text-text-3',
                    )}
                  >
                    {isDone ? (
                      <>
                        <Check className="size-4" strokeWidth={2} />
                        <span className="sr-only">{index + 1}</span>
                      </>
                    ) : (
                      index + 1
                    )}
                  </span>
                  <span
                    className={cn(
                      '@max-2xl:sr-only min-w-0 pr-2 leading-4 @max-4xl:pr-0 @max-4xl:text-center @max-4xl:text-micro',
                      isCurrent && 'font-medium text-text',
                      isDone && 'text-text-2 group-hover:text-accent',
                    )}
                  >
                    {stepWords[name].label}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
