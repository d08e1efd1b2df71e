import { Eye, FileText, ListChecks, Palette } from 'lucide-react'
import { type FocusEvent, useMemo, useState } from 'react'
import { pathInHand } from '#client/editing/panels/content/content-focus.ts'
import { DocumentContent } from '#client/editing/panels/content/document-content.tsx'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { useDocumentKeys } from '#client/editing/session/use-document-keys.ts'
import { PostingContext } from '#client/editing/suggestions/posting.ts'
import { useDocumentPages } from '#client/editing/use-document-pages.ts'
import { useSizeAtFirst } from '#client/editing/use-size-at-first.ts'
import { BackButton } from '#client/editing/workspace/back.tsx'
import { useTabPlaces } from '#client/editing/workspace/use-tab-places.ts'
import { panelStyle, Workspace, WorkspaceBody } from '#client/editing/workspace/workspace.tsx'
import { WorkspaceBar, WorkspaceTitle } from '#client/editing/workspace/workspace-bar.tsx'
import { WorkspaceTabList } from '#client/editing/workspace/workspace-tab-list.tsx'
import { cn } from '#client/lib/cn.ts'
import { useIsWide } from '#client/lib/use-is-wide.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Tabs, TabsContent } from '#client/ui/tabs.tsx'
import type { Change } from '#engine/edit/change.ts'
import { AssistDesign } from './assist-design.tsx'
import { ResumeMenu } from './resume-menu.tsx'
import { focusChange } from './review/card-focus.ts'
import { findCurrent, groupItems, type ReviewGrouping } from './review/group-items.ts'
import { ReviewPanel } from './review/review-panel.tsx'
import { TrackedPreview } from './review/tracked-preview.tsx'
import { useCardInView } from './review/use-card-in-view.ts'
import { type OpenReview, useReview } from './review/use-review.ts'
import { useAccepted } from './review/use-tracked-pages.ts'
import { ReviewIntro, ReviewQuestions } from './review-intro.tsx'
import { ReviewNext } from './review-next.tsx'
import { useRefresh } from './use-refresh.ts'
import { useSaveResume } from './use-save-resume.ts'

const suggestionsTab = { value: 'suggestions', label: 'Suggestions', Icon: ListChecks }
const tabs = [
  { value: 'content', label: 'Content', Icon: FileText },
  { value: 'design', label: 'Design', Icon: Palette },
]

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
  const [written, setWritten] = useState<string | undefined>(undefined)
  const pages = useDocumentPages()
  const resume = useDocument((document) => document.resume)
  const later = useAccepted(resume, review?.items)
  const holds = tab === 'suggestions'
  const sized = useSizeAtFirst({ state: pages, resume, template: pages.template, later, holds })
  const save = useSaveResume()
  const hasPage = useIsWide('panel')
  const [focus, setFocus] = useState<{ change: Change } | undefined>(undefined)
  const refresh = useRefresh(review)
  useDocumentKeys()
  useTabPlaces(tab)
  const isReviewing = review !== undefined && tab === 'suggestions'
  useCardInView(isReviewing && !hasPage ? review.items : undefined, (change) => setFocus({ change }))
  const pick = (path: string, changeId = waitingFor(review, path)) => {
    if (isReviewing && changeId && focusChange(changeId)) return
    setPicked(path)
    setTab('content')
  }
  const current = review && findCurrent(groupItems(review.items, grouping), focus?.change)
  const shown = useMemo(() => focus ?? (current && { change: current }), [focus, current])
  const open = review?.items.filter(({ decision }) => decision === 'open').length ?? 0

  // Once all is judged, a strip of the page has no line to show.
  const place = isReviewing && open === 0 ? 'away' : 'pinned'
  const visit = ({ target }: FocusEvent) => {
    const path = pathInHand(target)
    if (path) setWritten(path)
  }

  return (
    <Workspace>
      <Tabs value={tab} onValueChange={setTab} className="flex min-h-0 grow flex-col">
        <WorkspaceBar
          onPhone="two-lines"
          back={<BackButton {...back} />}
          name={<WorkspaceTitle>{title}</WorkspaceTitle>}
          tabs={
            <WorkspaceTabList
              label="Edit"
              tabs={review ? [suggestionsTab, ...tabs] : tabs}
              onPhone={{ label: 'Preview', Icon: Eye, onSelect: onPreview }}
            />
          }
          actions={
            <>
              <Button variant="outline" size="small" className="max-md:hidden" onClick={() => void save()}>
                Save Resume
              </Button>
              <Button size="small" variant="outline" className="max-md:hidden" onClick={onPreview}>
                Preview
              </Button>
              {/* Last and filled as everywhere; beside suggestions and what comes after them, the one to press is there. */}
              <ResumeMenu
                pages={pages}
                variant={isReviewing ? 'outline' : 'filled'}
                onSaveOnPhone={() => void save()}
              />
            </>
          }
        />
        <WorkspaceBody
          place={place}
          panel={
            <>
              {open > 0 && tab !== 'suggestions' && (
                <p role="status" className="px-4 pt-4 text-small text-text-2 sm:px-6 md:px-4">
                  {open === 1 ? '1 suggestion to review' : `${open} suggestions to review`}
                </p>
              )}
              {review && (
                <TabsContent value="suggestions" tabIndex={-1} className={cn('grid grid-cols-1 gap-4', panelStyle)}>
                  <ReviewIntro review={review} hasRoom={hasPage}>
                    {refresh.problem && <Alert>{refresh.problem}</Alert>}
                    <ReviewPanel
                      review={review}
                      grouping={grouping}
                      refresh={refresh}
                      current={current}
                      onShow={(change) => setFocus({ change })}
                      next={open === 0 && <ReviewNext review={review} />}
                    />
                  </ReviewIntro>
                  <ReviewQuestions review={review} />
                </TabsContent>
              )}
              <TabsContent value="content" tabIndex={-1} data-strip="" className={panelStyle} onFocus={visit}>
                <PostingContext value={review?.request.jobDescription}>
                  <DocumentContent focusPath={picked} onFocused={() => setPicked(undefined)} />
                </PostingContext>
              </TabsContent>
              <TabsContent value="design" tabIndex={-1} className={panelStyle}>
                <AssistDesign />
              </TabsContent>
            </>
          }
          page={
            (hasPage || place === 'pinned') && (
              <TrackedPreview
                pages={pages}
                items={isReviewing ? review.items : undefined}
                focus={isReviewing ? shown : undefined}
                resume={resume}
                follow={tab === 'content' ? written : undefined}
                sized={sized}
                onPick={pick}
                className="grow"
              />
            )
          }
        />
      </Tabs>
    </Workspace>
  )
}

/** A press on a line of the page means the suggestion that waits for it. */
function waitingFor(review: OpenReview | undefined, path: string): string | undefined {
  return review?.items.find(({ change, decision }) => decision === 'open' && path.startsWith(change.path))?.change.id
}
