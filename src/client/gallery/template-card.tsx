import type { ReactNode } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { preloadTemplatePreview } from '#client/document/template-preview/template-preview.tsx'
import type { TemplateCardData } from '#client/document/thumbnails/template-cards.ts'
import { categoryLabel } from '#client/document/thumbnails/template-categories.ts'
import { TemplateThumbnail } from '#client/document/thumbnails/template-thumbnail.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'

/** Filled where one card at a time shows it; a phone would show it on all of them. */
const customizeStyle =
  'px-1 text-small not-touch:border-transparent not-touch:bg-accent not-touch:text-on-accent not-touch:hover:bg-accent-hover'

export type TemplateCardProps = {
  template: TemplateCardData
  isFirst: boolean
  onPreview: () => void
  /** The person's own page in place of the sample's picture. */
  picture?: ReactNode
}

/**
 * A template as a sheet on a desk. With a mouse, what one can do with it comes up over the picture; a finger has no
 * hover, so there it stands below.
 */
export function TemplateCard({ template, isFirst, onPreview, picture }: TemplateCardProps) {
  const { id, name, description, category, isPopular, atsGrade, industries } = template
  const edit = `/edit-template?id=${id}`
  return (
    <li className="group/card @container relative flex flex-col">
      <div className="relative rounded-card border border-border bg-sunken p-2.5 transition-colors group-hover/card:border-field/60 @3xs:p-5">
        <div className="transition-transform duration-200 group-hover/card:-translate-y-0.5">
          {picture ?? <TemplateThumbnail template={template} isFirst={isFirst} />}
        </div>
        {isPopular && (
          <Badge variant="marker" className="absolute -top-2.5 right-3">
            Popular
          </Badge>
        )}
      </div>
      <div className="px-1 pt-3 pb-1">
        <div className="flex items-baseline justify-between gap-2">
          <h2 className="truncate font-semibold text-body @3xs:text-h3">{name}</h2>
          {atsGrade && (
            <span className="shrink-0 text-micro text-text-3">
              ATS <span className="sr-only">grade </span>
              {atsGrade}
            </span>
          )}
        </div>
        <p className="truncate text-small text-text-3">
          {categoryLabel(category)}
          <span className="@max-3xs:sr-only"> · {industries}</span>
        </p>
      </div>
      {/* The whole card leads to the editor; those without a mouse have the link below. */}
      <AppLink to={edit} tabIndex={-1} aria-hidden className="absolute inset-0 rounded-card" />
      <div className="pointer-events-none relative mt-auto grid gap-3 pt-2 not-touch:absolute not-touch:inset-x-0 not-touch:bottom-0 not-touch:[li:not(:hover,:focus-within)>&]:translate-y-1 not-touch:rounded-card not-touch:border not-touch:border-border not-touch:bg-surface not-touch:p-4 not-touch:[li:not(:hover,:focus-within)>&]:opacity-0 not-touch:shadow-menu not-touch:transition-[opacity,transform] not-touch:duration-200">
        <div className="touch:sr-only">
          <p aria-hidden className="text-h3">
            {name}
          </p>
          <p className="mt-0.5 text-small text-text-2">{description}</p>
        </div>
        <div className="pointer-events-auto grid gap-2 @[10rem]:grid-cols-2">
          <Button
            variant="outline"
            aria-label={`Preview ${name}`}
            onClick={onPreview}
            onPointerEnter={preloadTemplatePreview}
            onFocus={preloadTemplatePreview}
            className="px-1 text-small"
          >
            Preview
          </Button>
          <AppLink to={edit} className={buttonStyle({ variant: 'outline', className: customizeStyle })}>
            Customize<span className="sr-only"> {name}</span>
          </AppLink>
        </div>
      </div>
    </li>
  )
}
