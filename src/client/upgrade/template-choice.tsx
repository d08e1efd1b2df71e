import { Check } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import { cn } from '#client/lib/cn.ts'
import type { TemplateCardData } from '#client/templates/thumbnails/template-cards.ts'
import { TemplateThumbnail } from '#client/templates/thumbnails/template-thumbnail.tsx'
import type { Resume } from '#engine/resume/resume.ts'

const LiveThumbnail = lazy(async () => {
  const { LiveThumbnail: component } = await import('#client/templates/thumbnails/live-thumbnail.tsx')
  return { default: component }
})

type TemplateChoiceProps = {
  template: TemplateCardData
  /** The person's own, to be seen in it. */
  resume: Resume | undefined
  /** Why it suits the person. */
  reason: string | undefined
  isChosen: boolean
  onChoose: () => void
}

export function TemplateChoice({ template, resume, reason, isChosen, onChoose }: TemplateChoiceProps) {
  const id = useId()
  // Somebody else's page must not pass for theirs.
  const sample = (
    <TemplateThumbnail template={template} isDecorative className={resume ? 'opacity-50 blur-[3px]' : ''} />
  )
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-labelledby={id}
      aria-describedby={`${id}-note`}
      onClick={onChoose}
      className={cn(
        'grid h-full w-full content-start gap-2 rounded-card border-2 p-2 text-left',
        isChosen ? 'border-accent' : 'border-border hover:border-field',
      )}
    >
      {resume ? (
        <Suspense fallback={sample}>
          <LiveThumbnail id={template.id} resume={resume} fallback={sample} />
        </Suspense>
      ) : (
        sample
      )}
      <span className="grid px-1">
        <span className="flex items-center justify-between gap-2 font-medium text-small">
          <span id={id}>{template.name}</span>
          {isChosen && <Check className="size-4 text-accent" strokeWidth={2} />}
        </span>
        <span id={`${id}-note`} className="text-micro text-text-3">
          {reason ?? (template.atsGrade && `ATS grade ${template.atsGrade}`)}
        </span>
      </span>
    </button>
  )
}
