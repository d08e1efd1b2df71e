import { ArrowLeft, ArrowRight, FileCheck2 } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { WizardStep } from '#engine/resume/wizard-steps.ts'

type StepFooterProps = {
  step: WizardStep
  isGenerating: boolean
  onBack: () => void
  onSkip: () => void
  onGenerate: () => void
}

/** On a phone in one row. */
const phoneSize = 'max-sm:min-h-control max-sm:px-4'

/** Steps that a person may have nothing to say to yet. */
const skippable: readonly WizardStep[] = ['professional-summary', 'experience', 'education', 'skills']

export function StepFooter({ step, isGenerating, onBack, onSkip, onGenerate }: StepFooterProps) {
  const isLast = step === 'review'
  return (
    <div className="step-foot sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-border border-t bg-bg py-3 max-sm:fixed max-sm:inset-x-0 max-sm:gap-2 max-sm:px-5 max-sm:pt-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {isLast ? (
        <Button
          size="large"
          className={phoneSize}
          aria-disabled={isGenerating}
          aria-busy={isGenerating}
          onClick={onGenerate}
        >
          {isGenerating ? <Spinner /> : <FileCheck2 />}
          {isGenerating ? 'Generating Your Resume...' : 'Generate Resume'}
        </Button>
      ) : (
        <Button type="submit" size="large" className={phoneSize} disabled={isGenerating}>
          Next Step
          <ArrowRight />
        </Button>
      )}
      <Button
        variant="outline"
        size="large"
        className={phoneSize}
        disabled={isGenerating || step === 'personal'}
        onClick={onBack}
      >
        <ArrowLeft />
        Back
      </Button>
      {skippable.includes(step) && (
        <Button variant="link" size="inline" className="min-h-6 text-small max-sm:ml-auto" onClick={onSkip}>
          Skip for now
        </Button>
      )}
    </div>
  )
}
