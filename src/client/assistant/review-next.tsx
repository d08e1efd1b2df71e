import { Download, MessageCircleQuestion } from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'
import { usePrice } from '#client/billing/paywall/use-price.ts'
import { useDocument, useDocumentSession } from '#client/editing/session/document-context.tsx'
import { useSaveDocument } from '#client/editing/session/use-save-document.ts'
import { useDownloads } from '#client/exports/use-downloads.ts'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { askedIn } from './review/open-questions.ts'
import { questionsId, unplacedId } from './review/requirement-focus.ts'
import { listWaiting } from './review/unplaced-lines.ts'
import type { OpenReview } from './review/use-review.ts'
import { useLetterLink } from './use-letter-link.ts'

/** Where the review ends: what comes next, said once. */
export function ReviewNext({ review }: { review: OpenReview }) {
  const { store } = useDocumentSession()
  const save = useSaveDocument()
  const { busy, fromServer } = useDownloads({ keepDocument: save })
  const documentId = useDocument((document) => document.id)
  const price = usePrice({ type: 'resume', documentId })
  const letter = useLetterLink(review)
  const resume = useDocument((document) => document.resume)
  const missing = listWaiting(review, resume).length
  const questions = askedIn(review).length
  return (
    <section aria-label="What comes next" className="grid gap-2">
      <p className="text-small text-text-2">{nextWords(questions, letter !== undefined)}</p>
      {missing > 0 && (
        <Button
          variant="link"
          size="inline"
          className="justify-self-start text-small"
          onClick={() => document.getElementById(unplacedId)?.focus()}
        >
          {missing === 1
            ? '1 line of your file isn’t on the page yet'
            : `${missing} lines of your file aren’t on the page yet`}
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-2 *:flex-auto">
        {questions > 0 && (
          <Button size="small" onClick={goToQuestions}>
            <MessageCircleQuestion />
            {questions === 1 ? 'Answer the question' : 'Answer the questions'}
          </Button>
        )}
        <Button
          size="small"
          variant={questions > 0 ? 'outline' : 'filled'}
          aria-busy={busy !== undefined}
          onClick={() => {
            if (!busy) void fromServer(store.getState().document, 'pdf')
          }}
        >
          {busy ? <Spinner /> : <Download />}
          Download PDF{price && `, ${price}`}
        </Button>
        {letter ? (
          <AppLink to={letter} className={buttonStyle({ variant: 'outline', size: 'small' })}>
            Write a letter for this job
          </AppLink>
        ) : (
          <AppLink
            to={`/job-tailored-resume?resume=${encodeURIComponent(documentId)}`}
            className={buttonStyle({ variant: 'outline', size: 'small' })}
          >
            Tailor it to a job
          </AppLink>
        )}
      </div>
    </section>
  )
}

function goToQuestions(): void {
  const heading = document.getElementById(questionsId)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** What only the person knows makes more of the page than anything before; the file comes after it. */
function nextWords(questions: number, hasLetter: boolean): string {
  const file = hasLetter ? 'download your resume, and write the letter for this job.' : 'download your resume.'
  if (questions === 0) return `Next: ${file}`
  return `Next: ${questions === 1 ? 'one question' : `${questions} questions`} only you can answer. Then ${file}`
}
