import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openProposal } from '#client/assistant/open-proposal.ts'
import { proposalOf } from '#client/assistant/proposal-of.ts'
import { type ResumeSource, sourceBody } from '#client/assistant/resume-source.ts'
import { TryAgainAlert } from '#client/assistant/try-again-alert.tsx'
import { useGenerate } from '#client/assistant/use-generate.ts'
import { useTopWhile } from '#client/assistant/use-top-while.ts'
import { WorkingButton } from '#client/assistant/working-button.tsx'
import { WorkingPage } from '#client/assistant/working-page.tsx'
import { DEFAULT_TEMPLATE_ID } from '#client/drafts/new-document.ts'
import { templateCardsQuery } from '#client/templates/thumbnails/template-cards.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { calmName, fullName } from '#engine/resume/names.ts'
import { assistUpgrade } from '#shared/api/assistant.ts'
import { forgetTemplate, keepTemplate, readKeptTemplate } from './kept-template.ts'
import { TemplateChoice } from './template-choice.tsx'
import { TileSkeletons, tileGrid } from './tile-skeletons.tsx'
import type { OwnPageState } from './use-own-page.ts'
import { useTemplateOrder } from './use-template-order.ts'

type TemplateSelectionProps = {
  source: ResumeSource
  /** The person's page to show in the templates. */
  own: OwnPageState
  /** The template that is worn already. */
  current: number | undefined
  onBack: () => void
  /** Where the resume is upgraded already, it only changes its template. */
  onTake: ((templateId: number) => void) | undefined
  onDone: (documentId: string) => void
}

/** Which template the upgraded resume will wear; it can be changed later without losing a word. */
export function TemplateSelection({ source, own, current, onBack, onTake, onDone }: TemplateSelectionProps) {
  const [templateId, setTemplateId] = useState(
    () => current ?? readKeptTemplate(source) ?? source.origin?.templateId ?? DEFAULT_TEMPLATE_ID,
  )
  const choose = (id: number) => {
    setTemplateId(id)
    if (!onTake) keepTemplate(id, source)
  }
  const templates = useQuery(templateCardsQuery())
  const order = useTemplateOrder(templates.data, own, templateId)
  const resume = own === 'none' ? undefined : own?.resume
  const generating = useGenerate({
    product: 'upgraded',
    route: assistUpgrade,
    answerOf: proposalOf,
    failure: 'Failed to upgrade resume. Please try again.',
  })
  useTopWhile(generating.isBusy)
  const upgrade = async () => {
    const answer = await generating.run(sourceBody(source))
    if (!answer) return
    const name = calmName(fullName(answer.original))
    const title = name === '' ? 'Upgraded resume' : `${name} – Upgraded resume`
    const request = { path: assistUpgrade.path } as const
    const id = await openProposal({ answer, request, title, cause: 'Upgraded', source, templateId })
    forgetTemplate()
    onDone(id)
  }

  return (
    <div className="wrap-app grid gap-6 pt-8 md:pt-12">
      <header>
        <h1 className="text-h1">{generating.isBusy ? 'Upgrade your resume' : 'Choose a template'}</h1>
        {!generating.isBusy && (
          <p className="mt-1 text-text-2">
            {resume && 'Shown with your resume. '}You can change it later without losing a word.
          </p>
        )}
      </header>
      {generating.isBusy && <WorkingPage text={source.text} generating={generating} />}
      {templates.isError && (
        <Alert title="The templates could not be loaded">
          <Button variant="outline" className="mt-3" onClick={() => void templates.refetch()}>
            Retry
          </Button>
        </Alert>
      )}
      {!templates.isError && !order && <TileSkeletons />}
      <ul hidden={generating.isBusy || !order} className={tileGrid}>
        {order?.map(({ template, reason }) => (
          <li key={template.id}>
            <TemplateChoice
              template={template}
              resume={resume}
              reason={reason}
              isChosen={template.id === templateId}
              onChoose={() => choose(template.id)}
            />
          </li>
        ))}
      </ul>
      {/* In sight wherever somebody is among the templates. */}
      <div className="step-foot sticky bottom-0 z-10 grid gap-3 -mx-5 border-border border-t bg-bg px-5 py-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {generating.problem && <TryAgainAlert onTryAgain={() => void upgrade()}>{generating.problem}</TryAgainAlert>}
        <div className="flex flex-wrap items-center gap-2">
          <p className="mr-auto font-medium max-sm:sr-only">
            {templates.data?.find(({ id }) => id === templateId)?.name}
          </p>
          {generating.isBusy ? (
            <Button variant="outline" onClick={generating.stop}>
              Stop
            </Button>
          ) : (
            <Button variant="ghost" onClick={onBack}>
              Back to Input
            </Button>
          )}
          {onTake ? (
            <Button className="max-sm:grow" onClick={() => onTake(templateId)}>
              Use this template
            </Button>
          ) : (
            <WorkingButton
              className="max-sm:grow"
              isBusy={generating.isBusy}
              disabled={templates.isPending}
              onClick={() => void upgrade()}
            >
              Upgrade Resume
            </WorkingButton>
          )}
        </div>
      </div>
    </div>
  )
}
