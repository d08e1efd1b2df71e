import { Check } from 'lucide-react'
import { memo } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { cn } from '#client/lib/cn.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { atsWords } from '../ats-words.ts'
import { editAddress } from '../edit-address.ts'
import { preloadTemplatePreview } from '../preview-dialog/template-preview.tsx'
import type { TemplateColors } from '../template-colors.ts'
import { ColorDots } from '../thumbnails/color-dots.tsx'
import { categoryLabel } from '../thumbnails/template-categories.ts'
import { TemplateThumbnail } from '../thumbnails/template-thumbnail.tsx'
import { DrawnThumbnail, type DrawnThumbnailProps } from './drawn-thumbnail.tsx'

/** Filled where one card at a time shows it; a phone, which shows it on all of them, has it in a softer colour. */
const customizeStyle = 'px-1 text-small touch:bg-accent-soft touch:text-accent-soft-text not-touch:shadow-menu'

type TemplateCardProps = DrawnThumbnailProps & {
  isFirst: boolean
  onPreview: (id: number) => void
  /** Left out where there is no room for the dots; the preview has them too. */
  onColors: ((id: number, colors: TemplateColors | undefined) => void) | undefined
  /** Why it suits the person. */
  reason: string | undefined
}

/**
 * A template as a sheet on a desk. With a mouse, what one can do with it lies on the lower edge of the picture while it
 * is pointed at, and its colours beside its name; a panel with both would cover a third of the page. A finger has no hover, so
 * there all stays below.
 * The list grows in steps and must not redraw what is already there.
 */
export const TemplateCard = memo(function TemplateCard(props: TemplateCardProps) {
  const { template, isFirst, onPreview, resume, colors, onColors, reason } = props
  const { id, name, description, category, isPopular, atsGrade, industries, colors: own } = template
  const edit = editAddress(id, colors)
  return (
    <li className="group/card @container relative grid grid-cols-1 grid-rows-[auto_1fr_auto]">
      <div className="relative col-start-1 row-start-1 rounded-card border border-border bg-canvas p-2.5 transition-colors group-hover/card:border-field/60 @3xs:p-5">
        <div className="transition-transform duration-200 group-hover/card:-translate-y-0.5">
          {resume || colors ? (
            <DrawnThumbnail template={template} resume={resume} colors={colors} />
          ) : (
            <TemplateThumbnail template={template} isFirst={isFirst} />
          )}
        </div>
      </div>
      <div className="grid grid-cols-1 content-start gap-2 px-1 pt-3 pb-1 @max-3xs:gap-1">
        <div className="relative">
          <div className="flex items-baseline gap-2">
            <h2 className="min-w-0 truncate font-semibold text-body @3xs:text-h3">{name}</h2>
            {isPopular && (
              <Badge variant="marker" className="shrink-0 @max-3xs:px-1.5 @max-3xs:py-0">
                Popular
              </Badge>
            )}
            {categoryLabel(category) !== name && (
              <span className="ml-auto shrink-0 text-micro text-text-3 @max-3xs:sr-only">
                {categoryLabel(category)}
              </span>
            )}
          </div>
          {onColors && own && (
            <ColorDots
              label={`Color of ${name}`}
              own={own}
              value={colors}
              onChange={(next) => onColors(id, next)}
              className="pointer-events-none touch:pointer-events-auto touch:pt-1 not-touch:absolute not-touch:inset-y-0 not-touch:right-0 not-touch:z-10 not-touch:items-center not-touch:bg-bg not-touch:pl-3 not-touch:transition-opacity not-touch:[li:not(:hover,:has(:focus-visible))_&]:opacity-0 [li:is(:hover,:has(:focus-visible))_&]:pointer-events-auto"
            />
          )}
        </div>
        <div className="relative grid grid-cols-1 content-start gap-2">
          <p className="line-clamp-2 text-small text-text-2 @max-3xs:sr-only">{industries}</p>
          {atsGrade && (
            <p className="flex">
              <Badge className="font-normal text-text-2 @max-3xs:px-1.5">
                <span>
                  ATS <span className="sr-only">grade </span>
                  {atsGrade}: {atsWords[atsGrade].short}
                  <span className="@max-3xs:sr-only">{atsWords[atsGrade].more}</span>
                </span>
              </Badge>
            </p>
          )}
          {/* Five lines of it, on a card of a phone's width, would lie over the row below. */}
          <p className="text-small text-text-2 touch:sr-only @max-3xs:sr-only not-touch:@3xs:absolute not-touch:inset-x-0 not-touch:top-0 not-touch:z-10 not-touch:min-h-full not-touch:bg-bg not-touch:transition-opacity not-touch:[li:not(:hover,:has(:focus-visible))_&]:opacity-0">
            {description}
          </p>
        </div>
        {reason && (
          <p className="flex items-start gap-1.5 text-micro text-success">
            <Check className="size-4 shrink-0" />
            {reason}
          </p>
        )}
      </div>
      {/* The whole card leads to the editor; those without a mouse have the link below. */}
      <AppLink to={edit} tabIndex={-1} aria-hidden className="absolute inset-0 rounded-card" />
      <div className="pointer-events-none relative grid grid-cols-1 pt-2 not-touch:z-10 not-touch:col-start-1 not-touch:row-start-1 not-touch:self-end not-touch:p-2 not-touch:@max-3xs:p-1.5 [li:is(:hover,:has(:focus-visible))>&]:pointer-events-auto not-touch:[li:not(:hover,:has(:focus-visible))>&]:translate-y-1 not-touch:[li:not(:hover,:has(:focus-visible))>&]:opacity-0 not-touch:transition-[opacity,transform] not-touch:duration-200">
        <div className="pointer-events-auto grid gap-2 @[10rem]:grid-cols-[auto_1fr] @[10rem]:@max-3xs:gap-1.5 @3xs:grid-cols-2">
          <Button
            variant="outline"
            aria-label={`Preview ${name}`}
            onClick={() => onPreview(id)}
            onPointerEnter={preloadTemplatePreview}
            onFocus={preloadTemplatePreview}
            className="px-1 text-small @max-3xs:px-2 not-touch:shadow-menu"
          >
            Preview
          </Button>
          <AppLink to={edit} className={cn(buttonStyle(), customizeStyle)}>
            Customize<span className="sr-only"> {name}</span>
          </AppLink>
        </div>
      </div>
    </li>
  )
})
