import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { AskedForLetter } from '#shared/api/assistant.ts'
import { LetterQuestions } from './letter-questions.tsx'
import { type StyleWish, wishFor, withAnswer } from './letter-wish.ts'

type QuestionsBesideProps = {
  questions: readonly AskedForLetter[]
  /** As the letter was wished for. */
  wished: StyleWish
  isBusy: boolean
  onWrite: (wish: StyleWish) => void
}

/** What nobody answered before the letter, asked beside it. */
export function QuestionsBeside({ questions, wished, isBusy, onWrite }: QuestionsBesideProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [wish, setWish] = useState(wished)
  const answered = wishFor(wish, questions)
  if (!isOpen)
    return (
      <section
        aria-label="A stronger letter"
        className="grid justify-items-start gap-3 rounded-card bg-accent-soft p-4"
      >
        <p className="text-accent-soft-text text-small">
          The letter says only what your details say. Your answers make it longer and stronger.
        </p>
        <Button size="small" variant="outline" onClick={() => setIsOpen(true)}>
          <MessageCircleQuestion />
          {questions.length === 1 ? 'Answer a quick question' : `Answer ${questions.length} quick questions`}
        </Button>
      </section>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <LetterQuestions
        questions={questions}
        wish={wish}
        hasFocus
        onAnswer={(question, text) => setWish(withAnswer(wish, question, text))}
      />
      <Button disabled={isBusy || answered.answers.length === 0} onClick={() => onWrite(answered)}>
        Rewrite with my answers
      </Button>
    </div>
  )
}
