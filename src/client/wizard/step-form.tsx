import { type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { clearToasts, toast } from '#client/app/toast.ts'
import { useSubmit } from '#client/app/use-form.ts'
import { noteGenerated } from '#client/editing/just-generated.ts'
import { ContentContext, useContentSource } from '#client/editing/panels/content/content-actions.ts'
import { ContentFocusContext } from '#client/editing/panels/content/content-focus.ts'
import { FieldProblemsContext } from '#client/editing/panels/content/field-problems.ts'
import { useFocusRequest } from '#client/editing/panels/content/use-focus-request.ts'
import { useDocument, useDocumentActions, useDocumentSession } from '#client/editing/session/document-context.tsx'
import type { DocumentSession } from '#client/editing/session/document-session.ts'
import { SaveStateLabel } from '#client/editing/session/save-state-label.tsx'
import { goOnWithEnter } from '#client/lib/focus-next-field.ts'
import { EnterKeyHint } from '#client/ui/input.tsx'
import { homePaper } from '#engine/resume/home-region.ts'
import { type WizardStep, wizardSteps } from '#engine/resume/wizard-steps.ts'
import { Peek } from './peek.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { preloadResult } from './result/result-page.ts'
import { StartFork } from './start-fork.tsx'
import { StepFooter } from './step-footer.tsx'
import { StepPanel } from './step-panel.tsx'
import { findStepProblems, type StepProblem } from './step-problems.ts'
import { stepWords } from './step-words.ts'
import type { Busy } from './use-busy.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { GENERATION_TIME } from './wait-at-least.ts'
import { stepAt, stepIndex, type WizardPlace } from './wizard-place.ts'

type StepFormProps = {
  step: WizardStep
  go: (place: WizardPlace) => void
  generation: Busy
  /** A field that was picked on the page. */
  focusPath: string | undefined
  onFocused: () => void
  /** Whether the person came here from another step, and not by opening the page. */
  hasMoved: () => boolean
  hasPeek: boolean
  onPick: (path: string) => void
  /** The field somebody is in, for the page beside the form. */
  onVisit: (path: string) => void
}

const silence: readonly StepProblem[] = []

/** The paper of the person's country, where none was chosen. */
function setPaper(store: DocumentSession['store']): void {
  const { pageSize } = homePaper(store.getState().document.resume)
  if (!pageSize || store.getState().document.style.pageSize !== undefined) return
  store.update((document) => ({ ...document, style: { ...document.style, pageSize } }), { label: 'Set page size' })
}

/** One step: its question, its fields and the way on. Problems are told when the person wants to go on. */
export function StepForm({
  step,
  go,
  generation,
  focusPath,
  onFocused,
  hasMoved,
  hasPeek,
  onPick,
  onVisit,
}: StepFormProps) {
  const root = useRef<HTMLFormElement>(null)
  const { autosave, store } = useDocumentSession()
  const resume = useDocument((document) => document.resume)
  const { setResume } = useDocumentActions()
  const actions = useContentSource({ resume, onChange: setResume })
  const { focus } = useFocusRequest({ root, focusPath, onFocused })
  const [tries, setTries] = useState(0)
  const problems = useMemo(() => findStepProblems(step, resume), [step, resume])
  const shown = tries > 0 ? problems.fields : silence
  const words = stepWords[step]
  const heading = useHeadingFocus(() => hasMoved() && focusPath === undefined, root)

  /** What was said about this step says nothing in the next, and must not cover it. */
  const move = (by: 1 | -1) => {
    clearToasts()
    go(stepAt(stepIndex(step) + by))
  }

  const { submit } = useSubmit({
    check: () => findStepProblems(step, actions.read()).fields,
    tell: (first) => {
      setTries((before) => before + 1)
      // From further down the field would come to rest wherever it is centred, the progress half under the bar.
      window.scrollTo({ top: 0, behavior: 'instant' })
      focus.focusField(first.path)
    },
    go: () => {
      if (step !== 'review') move(1)
    },
  })

  const generate = () => {
    announce('Generating Your Resume...')
    setPaper(store)
    generation.run(
      GENERATION_TIME,
      () => Promise.all([autosave.flush(), preloadResult()]),
      () => {
        // Somebody who went back by the browser's own button is not pulled forward again.
        if (!root.current) return
        toast({ title: 'Resume Generated Successfully' })
        noteGenerated(store.getState().document.id)
        go('result')
      },
    )
  }

  const visit = ({ target }: FocusEvent<HTMLElement>) => {
    const path = target.closest<HTMLElement>('[data-field]')?.dataset.field
    if (path) onVisit(path)
  }

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      root.current?.requestSubmit()
      return
    }
    goOnWithEnter(event, root.current)
  }

  return (
    <ContentContext value={actions}>
      <ContentFocusContext value={focus}>
        <FieldProblemsContext value={shown}>
          <EnterKeyHint value="next">
            <form
              ref={root}
              noValidate
              method="post"
              aria-labelledby="step-question"
              className="grid grid-cols-1 gap-6"
              onSubmit={submit}
              onKeyDown={press}
              onFocus={visit}
            >
              <header className="grid gap-1">
                <div className="flex min-h-8 items-center justify-between gap-4 max-lg:mb-1">
                  <div className="flex flex-1 flex-wrap justify-between gap-x-4">
                    <p className="text-small text-text-3 max-sm:text-micro">
                      Step {stepIndex(step) + 1} of {wizardSteps.length} · {words.label}
                    </p>
                    <SaveStateLabel />
                  </div>
                  {hasPeek && <Peek />}
                </div>
                <h1 id="step-question" ref={heading} tabIndex={-1} className="text-h1">
                  {words.question}
                </h1>
                <p className="max-w-prose text-text-2">{words.hint}</p>
              </header>
              {step === 'personal' && <StartFork onScratch={() => focus.focusField('personalInfo.firstName')} />}
              {shown.length > 0 && (
                // A second try that fails is read out again.
                <ProblemSummary key={tries} problems={problems} onFocus={focus.focusField} />
              )}
              <StepPanel step={step} resume={resume} isLocked={generation.isBusy} onGo={go} onPick={onPick} />
              <StepFooter
                step={step}
                isGenerating={generation.isBusy}
                onBack={() => move(-1)}
                onSkip={() => move(1)}
                onGenerate={generate}
              />
            </form>
          </EnterKeyHint>
        </FieldProblemsContext>
      </ContentFocusContext>
    </ContentContext>
  )
}
