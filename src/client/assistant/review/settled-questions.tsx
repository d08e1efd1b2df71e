import { Button } from '#client/ui/button.tsx'
import type { AssistantQuestion } from '#shared/api/assistant.ts'

type SettledQuestion = AssistantQuestion & { said?: string | undefined }

type SettledQuestionsProps = {
  title: string
  questions: readonly SettledQuestion[]
  /** The button that opens one again. */
  again: string
  onAgain: (question: SettledQuestion) => void
}

/** What needs no answer any more, out of the way but not gone. */
export function SettledQuestions({ title, questions, again, onAgain }: SettledQuestionsProps) {
  if (questions.length === 0) return null
  return (
    <details className="text-small">
      <summary className="w-fit cursor-pointer rounded-chip font-medium text-accent touch:py-3">{title}</summary>
      <ul className="mt-2 grid gap-2">
        {questions.map((question) => (
          <li key={question.id} className="wrap-anywhere grid grid-cols-[1fr_auto] items-center gap-2">
            <span>
              {question.text}
              {question.said && <span className="block text-text-2">You said: “{question.said}”</span>}
            </span>
            <Button
              size="small"
              variant="ghost"
              aria-label={`${again}: ${question.text}`}
              onClick={() => onAgain(question)}
            >
              {again}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
