import { useState } from 'react'
import { useDocument, useDocumentActions } from '#client/editing/session/document-context.tsx'
import { newId } from '#client/lib/new-id.ts'
import { Button } from '#client/ui/button.tsx'
import { TickList } from '#client/ui/tick-list.tsx'
import { newCertification } from '#engine/resume/new-entries.ts'
import type { AssistantQuestion } from '#shared/api/assistant.ts'

type PapersQuestionProps = {
  question: AssistantQuestion
  options: readonly string[]
  isBusy: boolean
  onAnswer: (text: string) => void
}

/** What somebody says they hold is a certificate of theirs: one step, which undo takes back. */
export function PapersQuestion({ question, options, isBusy, onAnswer }: PapersQuestionProps) {
  const held = useDocument((document) => document.resume.certifications)
  const { update } = useDocumentActions()
  const [ticked, setTicked] = useState(() => options.filter((option) => held.some(({ name }) => name === option)))
  const add = () => {
    const names = held.map(({ name }) => name)
    const gone = options.filter((option) => !ticked.includes(option))
    const fresh = ticked.filter((option) => !names.includes(option))
    update(
      (document) => ({
        ...document,
        resume: {
          ...document.resume,
          certifications: [
            ...document.resume.certifications.filter(({ name }) => !gone.includes(name)),
            ...fresh.map((name) => ({ ...newCertification({ id: newId() }), name })),
          ],
        },
      }),
      { label: 'Add what I hold' },
    )
    onAnswer(ticked.join('\n'))
  }
  return (
    <div className="grid justify-items-start gap-3 border-border border-t pt-4">
      <TickList title={question.text} hint={question.reason} options={options} ticked={ticked} onTick={setTicked} />
      <Button size="small" variant="outline" disabled={ticked.length === 0 || isBusy} onClick={add}>
        Add to my certifications
      </Button>
    </div>
  )
}
