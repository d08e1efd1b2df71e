import { Palette, RefreshCw } from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'
import { AnswerNotice } from '#client/assistant/answer-notice.tsx'
import { DataNotice } from '#client/assistant/data-notice.tsx'
import { ProgressNote } from '#client/assistant/progress-note.tsx'
import { readReview } from '#client/assistant/review/review.ts'
import { TryAgainAlert } from '#client/assistant/try-again-alert.tsx'
import { useDocumentKeys } from '#client/editing/session/use-document-keys.ts'
import { BackButton } from '#client/editing/workspace/back.tsx'
import { panelStyle, Workspace, WorkspaceBody } from '#client/editing/workspace/workspace.tsx'
import { WorkspaceBar } from '#client/editing/workspace/workspace-bar.tsx'
import { cn } from '#client/lib/cn.ts'
import { PreviewPane } from '#client/preview/preview-pane.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { AddressFields } from './address-fields.tsx'
import { AskedPanel } from './asked-panel.tsx'
import { LetterDownload } from './letter-download.tsx'
import { LetterName } from './letter-name.tsx'
import { readLetterNotes } from './letter-notes.ts'
import { useLetterDocument } from './letter-session.ts'
import { LetterSources } from './letter-sources.tsx'
import { LetterText } from './letter-text.tsx'
import { plainWish, type StyleWish } from './letter-wish.ts'
import { QuestionsBeside } from './questions-beside.tsx'
import { useLetterPages } from './use-letter-pages.ts'
import { useWriteLetter } from './use-write-letter.ts'
import { WaitingLetter } from './waiting-letter.tsx'
import { withoutLeft } from './without-left.ts'
import { otherEmployer } from './written-letter.ts'

type LetterGeneratedProps = { onBack: () => void; onCustomize: () => void }

export function LetterGenerated({ onBack, onCustomize }: LetterGeneratedProps) {
  useDocumentKeys()
  const { id, letter } = useLetterDocument()
  const pages = useLetterPages()
  const { generating, write } = useWriteLetter()
  const notes = readLetterNotes(id)
  const review = letter.resumeId ? readReview(letter.resumeId) : undefined
  const mistake = otherEmployer(letter)
  const canWrite = letter.userDetails.trim() !== '' && letter.posting.details.trim() !== ''

  const unanswered = canWrite && notes?.answers.length === 0 ? withoutLeft(notes.answer.questions ?? [], review) : []

  const writeAs = (style: StyleWish, seed: number) =>
    void write({ source: { text: letter.userDetails }, job: letter.posting.details, style, seed })
  const writeAnother = () => writeAs(notes ?? plainWish, (notes?.seed ?? 0) + 1)

  return (
    <Workspace>
      <WorkspaceBar
        onPhone="foot"
        back={<BackButton label="Back to Edit" onSelect={onBack} />}
        name={
          <>
            <h1 className="sr-only">Your cover letter</h1>
            <LetterName />
          </>
        }
        actions={
          <>
            <Button variant="outline" size="small" onClick={onCustomize}>
              <Palette className="max-lg:hidden" />
              Customize Design
            </Button>
            <LetterDownload pages={pages} />
          </>
        }
      />
      <WorkspaceBody
        place="pinned"
        panel={
          <div className={cn('grid grid-cols-1 gap-6', panelStyle)}>
            <h2 className="sr-only">Words and addresses</h2>
            <WaitingLetter />
            {generating.problem && (
              <TryAgainAlert onTryAgain={canWrite ? writeAnother : undefined}>{generating.problem}</TryAgainAlert>
            )}
            {generating.isBusy && <ProgressNote {...generating} onStop={generating.stop} />}
            {notes && (
              <AnswerNotice
                answer={notes.answer}
                isBusy={generating.isBusy}
                onTryAgain={canWrite ? writeAnother : undefined}
              />
            )}
            {mistake && <Alert variant="warning">{mistake}</Alert>}
            {letter.body.trim() === '' && (
              <Alert variant="info">There’s no letter yet. Go back to generate one, or write it here.</Alert>
            )}
            <AskedPanel />
            {notes && unanswered.length > 0 && (
              <QuestionsBeside
                questions={unanswered}
                wished={notes}
                isBusy={generating.isBusy}
                onWrite={(wish) => writeAs(wish, notes.seed)}
              />
            )}
            <LetterText hasQuestions={unanswered.length > 0} isLocked={generating.isBusy} />
            {canWrite && (
              <div className="flex flex-wrap gap-3">
                <Button variant="outline" disabled={generating.isBusy} onClick={writeAnother}>
                  <RefreshCw />
                  Write another version
                </Button>
                {/* Resume and posting are still in its boxes. */}
                <AppLink to="/job-tailored-resume" className={buttonStyle({ variant: 'outline' })}>
                  Tailor your resume to this job
                </AppLink>
              </div>
            )}
            <DataNotice />
            <AddressFields />
            {notes && <LetterSources notes={notes.answer} />}
          </div>
        }
        page={<PreviewPane label="Letter preview" state={pages} className="grow" />}
      />
    </Workspace>
  )
}
