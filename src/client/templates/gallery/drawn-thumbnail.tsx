import { lazy, Suspense } from 'react'
import type { Resume } from '#engine/resume/resume.ts'
import type { TemplateColors } from '../template-colors.ts'
import type { TemplateCardData } from '../thumbnails/template-cards.ts'
import { TemplateThumbnail } from '../thumbnails/template-thumbnail.tsx'

// Only those who have a resume or choose a colour need the engine here.
const LiveThumbnail = lazy(async () => {
  const { LiveThumbnail: component } = await import('../thumbnails/live-thumbnail.tsx')
  return { default: component }
})

export type DrawnThumbnailProps = {
  template: TemplateCardData
  /** Shown instead of the sample. */
  resume: Resume | undefined
  /** The colours it is looked at in; its own where none are chosen. */
  colors: TemplateColors | undefined
}

export function DrawnThumbnail({ template, resume, colors }: DrawnThumbnailProps) {
  // The sample in another colour is there with the picture at first; somebody else's resume would only confuse.
  const fallback = resume ? (
    <div className="aspect-[17/22] w-full rounded-page bg-hover shadow-page" />
  ) : (
    <TemplateThumbnail template={template} isDecorative />
  )
  return (
    <Suspense fallback={fallback}>
      <LiveThumbnail id={template.id} resume={resume} style={colors} fallback={resume ? undefined : fallback} />
    </Suspense>
  )
}
