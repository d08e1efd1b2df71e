import { useRef, useState } from 'react'
import { useDocument, useDocumentActions } from '#client/editing/session/document-context.tsx'
import { placesOf } from '#client/imports/work-places.ts'
import { Button } from '#client/ui/button.tsx'
import { TextareaField } from '#client/ui/field.tsx'
import { addLine, takeLineBack } from '#engine/edit/add-line.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { buildLine } from '#engine/writing/interview/build-line.ts'
import type { AssistantQuestion } from '#shared/api/assistant.ts'
import type { GapDraft } from './gap-line.tsx'
import { splitQuestions } from './open-questions.ts'
import { PapersQuestion } from './papers-question.tsx'
import { useRequirementEditing } from './requirement-context.ts'
import { questionsId, useFocusNext } from './requirement-focus.ts'
import { elsewhere, placeOfAnswer } from './requirement-places.ts'
import { RequirementQuestion } from './requirement-question.tsx'
import { SettledQuestions } from './settled-questions.tsx'
import { SuggestedLines } from './suggested-lines.tsx'
import type { OpenReview } from './use-review.ts'

export type GivenAnswer = { questionId: string; text: string; entry?: string }

type QuestionsPanelProps = {
  questions: readonly AssistantQuestion[]
  isBusy: boolean
  /** Whether they were used. */
  onAnswer: (answers: GivenAnswer[]) => Promise<boolean>
  /** Answers that go into the letter are kept as they are typed. */
  letter: Pick<OpenReview, 'forLetter' | 'answerForLetter'>
}

/** Asked instead of invented: an answer becomes a fact, an empty one stays a gap. */
export function QuestionsPanel({ questions, isBusy, onAnswer, letter }: QuestionsPanelProps) {
  const resume = useDocument((document) => document.resume)
  const { update } = useDocumentActions()
  const editing = useRequirementEditing()
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const [gaps, setGaps] = useState<Record<string, GapDraft | undefined>>({})
  const [reopened, setReopened] = useState<readonly string[]>([])
  const frame = useRef<HTMLElement>(null)
  const focusNext = useFocusNext(frame)
  if (questions.length === 0) return null

  const answerTo = ({ id }: AssistantQuestion) => editing?.answers.find(({ questionId }) => questionId === id)
  const { asked, answered, left } = splitQuestions(questions, {
    left: editing?.left ?? [],
    answers: (editing?.answers ?? []).filter(({ questionId }) => !reopened.includes(questionId)),
  })
  const aboutLines = asked.filter(
    ({ requirementId, isForLetter, options }) => requirementId === undefined && !isForLetter && !options,
  )
  const given = aboutLines.flatMap(({ id, entry }): GivenAnswer[] => {
    const text = answers[id]?.trim()
    return text ? [{ questionId: id, text, ...(entry ? { entry } : {}) }] : []
  })
  const isWaiting = isBusy || (editing?.isBusy ?? false)
  const add = async (question: AssistantQuestion, draft: GapDraft) => {
    const { id } = question
    const [text, entry] = [buildLine(draft), draft.place]
    const isPlaced = entry !== elsewhere
    // What somebody says they did in a job is theirs to write there: one step, which undo takes back.
    const before = answerTo(question)
    const withoutBefore = (whole: Resume) =>
      before?.entry ? takeLineBack(whole, { entry: before.entry, text: before.text }) : whole
    if (isPlaced)
      update((document) => ({ ...document, resume: addLine(withoutBefore(document.resume), { entry, text }) }), {
        label: 'Add my line',
      })
    const isUsed = await onAnswer([{ questionId: id, text, ...(isPlaced ? { entry } : {}) }])
    if (!isUsed) return
    setGaps((before) => ({ ...before, [id]: undefined }))
    setReopened((before) => before.filter((other) => other !== id))
    focusNext(nextTo(question))
  }
  const answerPapers = async (question: AssistantQuestion, text: string) => {
    if (!(await onAnswer([{ questionId: question.id, text }]))) return
    setReopened((before) => before.filter((other) => other !== question.id))
    focusNext(nextTo(question))
  }
  const nextTo = (question: AssistantQuestion) => {
    const next = asked[asked.indexOf(question) + 1] ?? asked[asked.indexOf(question) - 1]
    return next?.requirementId ? `[data-yes="${next.requirementId}"]` : 'h2'
  }
  const leave = (question: AssistantQuestion, requirementId: string) => {
    focusNext(nextTo(question))
    editing?.leave(requirementId)
  }

  return (
    <section
      ref={frame}
      aria-labelledby={questionsId}
      className="grid grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4"
    >
      <div>
        <h2 id={questionsId} tabIndex={-1} className="font-semibold scroll-mt-4 md:scroll-mt-60">
          Questions only you can answer
        </h2>
        <p className="mt-1 text-small text-text-2">
          {asked.length > 0 ? 'Skip anything that doesn’t apply.' : 'Nothing left to answer.'}
        </p>
      </div>
      {asked.map((question) => {
        const { id, text, reason, line, entry, requirementId, isForLetter, options } = question
        if (isForLetter) return <LetterQuestion key={id} question={question} letter={letter} />
        if (options)
          return (
            <PapersQuestion
              key={id}
              question={question}
              options={options}
              isBusy={isWaiting}
              onAnswer={(held) => void answerPapers(question, held)}
            />
          )
        return requirementId === undefined ? (
          <div key={id} className="grid gap-2">
            <TextareaField
              label={text}
              hint={line ? `${reason} The line: “${line}”` : reason}
              optional
              rows={1}
              className="field-sizing-content min-h-control resize-none py-2"
              value={answers[id] ?? ''}
              onWrite={(written) => setAnswers((before) => ({ ...before, [id]: written }))}
            />
            {line && (
              <SuggestedLines
                resume={resume}
                entry={entry}
                about={line}
                onPick={(picked) => setAnswers((before) => ({ ...before, [id]: picked }))}
              />
            )}
            {/* Right below what it takes: at the end of the panel it seemed to belong to another question. */}
            {question === aboutLines.at(-1) && (
              <Button
                variant="outline"
                className="justify-self-start"
                disabled={given.length === 0 || isWaiting}
                onClick={() => void onAnswer(given)}
              >
                {isBusy ? 'Processing...' : 'Use my answers'}
              </Button>
            )}
          </div>
        ) : (
          <RequirementQuestion
            key={id}
            question={question}
            resume={resume}
            places={placesOf(resume)}
            said={answerTo(question)?.text}
            place={placeOfAnswer(answerTo(question))}
            draft={gaps[id]}
            isBusy={isWaiting}
            onDraft={(draft) => setGaps((before) => ({ ...before, [id]: draft }))}
            onAdd={() => {
              const draft = gaps[id]
              if (draft) void add(question, draft)
            }}
            onLeave={editing && (() => leave(question, requirementId))}
          />
        )
      })}
      <SettledQuestions
        title={answered.length === 1 ? '1 answered' : `${answered.length} answered`}
        questions={answered.map((question) => ({ ...question, said: answerTo(question)?.text }))}
        again="Change answer"
        onAgain={({ id, requirementId }) => {
          focusNext(`[data-yes="${requirementId}"]`)
          setReopened((before) => [...before, id])
        }}
      />
      <SettledQuestions
        title={left.length === 1 ? '1 left as it is' : `${left.length} left as they are`}
        questions={left}
        again="Ask again"
        onAgain={({ requirementId = '' }) => {
          focusNext(`[data-yes="${requirementId}"]`)
          editing?.askAgain(requirementId)
        }}
      />
    </section>
  )
}

type LetterQuestionProps = Pick<QuestionsPanelProps, 'letter'> & { question: AssistantQuestion }

/** Nothing on the page changes by it: the letter finds it filled in. */
function LetterQuestion({ question: { text, reason }, letter }: LetterQuestionProps) {
  const said = letter.forLetter.find(({ question }) => question === text)?.text ?? ''
  return (
    <div className="grid gap-1.5">
      <TextareaField
        label={text}
        hint={reason}
        optional
        rows={1}
        maxLength={2000}
        className="field-sizing-content min-h-control resize-none py-2"
        value={said}
        onWrite={(written) => letter.answerForLetter(text, written)}
      />
      <p role="status" className="text-small text-text-2 empty:hidden">
        {said === '' ? '' : 'Saved for your letter.'}
      </p>
    </div>
  )
}
