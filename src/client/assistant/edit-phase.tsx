import { useState } from 'react'
import { DocumentContent } from '#client/editing/panels/content/document-content.tsx'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { SaveStateLabel } from '#client/editing/session/save-state-label.tsx'
import { UndoButtons } from '#client/editing/session/undo-buttons.tsx'
import { useDocumentKeys } from '#client/editing/session/use-document-keys.ts'
import { PostingContext } from '#client/editing/suggestions/posting.ts'
import { useDocumentPages } from '#client/editing/use-document-pages.ts'
import { useIsWide } from '#client/lib/use-is-wide.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import type { Change } from '#engine/edit/change.ts'
import { AssistDesign } from './assist-design.tsx'
import { focusChange } from './review/change-card.tsx'
import type { ReviewGrouping } from './review/group-items.ts'
import { ReviewPanel } from './review/review-panel.tsx'
import { TrackedPreview } from './review/tracked-preview.tsx'
import { UnplacedPanel } from './review/unplaced-panel.tsx'
import { type OpenReview, useReview } from './review/use-review.ts'
import { ReviewIntro, ReviewQuestions } from './review-intro.tsx'
import { useRefresh } from './use-refresh.ts'
import { useSaveResume } from './use-save-resume.ts'

type EditPhaseProps = {
  title: string
  grouping: ReviewGrouping
  back: { label: string; onSelect: () => void }
  onPreview: () => void
}

/** Suggestions and the words themselves in one tab, the look in the other, the page beside both. */
export function EditPhase({ title, grouping, back, onPreview }: EditPhaseProps) {
  const review = useReview()
  const [tab, setTab] = useState(review ? 'suggestions' : 'content')
  const [picked, setPicked] = useState<string | undefined>(undefined)
  const pages = useDocumentPages()
  const resume = useDocument((document) => document.resume)
  const save = useSaveResume()
  const isWide = useIsWide()
  const [focus, setFocus] = useState<{ change: Change } | undefined>(undefined)
  const refresh = useRefresh(review)
  useDocumentKeys()
  const isReviewing = review !== undefined && tab === 'suggestions'
  const pick = (path: string, changeId = waitingFor(review, path)) => {
    if (isReviewing && changeId && focusChange(changeId)) return
    setPicked(path)
    setTab('content')
  }
  const open = review?.items.filter(({ decision }) => decision === 'open').length ?? 0

  return (
    <div className="wrap-app grid grow grid-cols-1 content-start gap-6 py-6 md:py-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-h1">{title}</h1>
          <SaveStateLabel />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" onClick={back.onSelect}>
            {back.label}
          </Button>
          {!isWide && <UndoButtons />}
          <Button variant="outline" onClick={() => void save()}>
            Save Resume
          </Button>
          <Button onClick={onPreview}>Preview</Button>
        </div>
      </header>
      {open > 0 && tab !== 'suggestions' && (
        <p role="status" className="text-small text-text-2">
          {open === 1 ? '1 suggestion waits' : `${open} suggestions wait`} for your word.
        </p>
      )}
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label="Edit">
          {review && <TabsTrigger value="suggestions">Suggestions</TabsTrigger>}
          <TabsTrigger value="content">Content</TabsTrigger>
          <TabsTrigger value="design">Design</TabsTrigger>
        </TabsList>
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,30rem)_minmax(20rem,1fr)]">
          <div className="min-w-0">
            {review && (
              <TabsContent value="suggestions" className="grid gap-4">
                <ReviewIntro review={review} />
                <UnplacedPanel review={review} />
                {refresh.problem && <Alert>{refresh.problem}</Alert>}
                <ReviewPanel
                  review={review}
                  grouping={grouping}
                  refresh={refresh}
                  active={isWide ? focus?.change : undefined}
                  onShow={(change) => setFocus({ change })}
                />
                <ReviewQuestions review={review} />
                {open === 0 && (
                  <Button className="justify-self-start" onClick={onPreview}>
                    See the finished resume
                  </Button>
                )}
              </TabsContent>
            )}
            <TabsContent value="content">
              <PostingContext value={review?.request.jobDescription}>
                <DocumentContent focusPath={picked} onFocused={() => setPicked(undefined)} />
              </PostingContext>
            </TabsContent>
            <TabsContent value="design">
              <AssistDesign />
            </TabsContent>
          </div>
          {isWide && (
            <TrackedPreview
              pages={pages}
              items={isReviewing ? review.items : undefined}
              focus={isReviewing ? focus : undefined}
              resume={resume}
              onPick={pick}
              dock={<UndoButtons />}
              className="sticky top-20 mt-6 h-[calc(100dvh-6rem)] overflow-hidden rounded-card border border-border"
            />
          )}
        </div>
      </Tabs>
    </div>
  )
}

/** Whoever presses a line of the page means the suggestion for it, where one waits. */
function waitingFor(review: OpenReview | undefined, path: string): string | undefined {
  return review?.items.find(({ change, decision }) => decision === 'open' && path.startsWith(change.path))?.change.id
}
