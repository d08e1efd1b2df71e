import type { ReactNode } from 'react'
import { cn } from '#client/lib/cn.ts'
import { categoryLabel } from '#client/templates/thumbnails/template-categories.ts'
import { TemplateThumbnail } from '#client/templates/thumbnails/template-thumbnail.tsx'
import type { Template } from '#engine/templates/template.ts'

type TemplateTileProps = {
  template: Template
  isCurrent: boolean
  /** In sight from the start. */
  isFirst: boolean
  onChoose: () => void
  /** The pointer or the focus is on it: it may be chosen next. */
  onNear: () => void
  /** Instead of the picture with the sample. */
  picture?: ReactNode
}

export function TemplateTile({ template, isCurrent, isFirst, onChoose, onNear, picture }: TemplateTileProps) {
  const category = categoryLabel(template.category)
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onChoose}
      onPointerEnter={onNear}
      onFocus={onNear}
      className="group grid w-full gap-2 rounded-control text-left"
    >
      <span
        className={cn(
          'block rounded-control border bg-canvas p-3 max-sm:p-2 transition-colors group-hover:border-field',
          isCurrent ? 'border-accent ring-1 ring-accent' : 'border-border',
        )}
      >
        {picture || <TemplateThumbnail template={template} isDecorative isFirst={isFirst} />}
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="font-medium text-small">{template.name}</span>
        <span className="text-micro text-text-3">{isCurrent ? 'In use' : category !== template.name && category}</span>
      </span>
    </button>
  )
}
