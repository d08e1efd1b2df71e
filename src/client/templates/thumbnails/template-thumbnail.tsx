import { useState } from 'react'
import { cn } from '#client/lib/cn.ts'
import { thumbnailHeight, thumbnailPicture, thumbnailWidth } from './thumbnail-picture.ts'

/** What the first three show on their cards until their picture is there: blue, purple and amber. */
const placeholders: Readonly<Record<number, string>> = {
  1: 'bg-paper-accent text-on-accent',
  2: 'bg-[color-mix(in_oklab,var(--paper-accent),var(--paper-del))] text-paper',
  3: 'bg-paper-marker text-paper-ink',
}

/** How wide a card of the gallery is. */
const cardSizes = '(min-width: 64rem) 262px, 40vw'

type TemplateThumbnailProps = {
  template: { id: number; name: string; thumbnail?: string | undefined }
  /** Described to screen readers; where the name is next to the picture it says nothing new. */
  isDecorative?: boolean
  /** Pictures in sight at the start are not left for later. */
  isFirst?: boolean
  className?: string
}

/** The first page of a template. It stays paper in the dark theme. */
export function TemplateThumbnail({ template, isDecorative, isFirst, className }: TemplateThumbnailProps) {
  const { id, name, thumbnail } = template
  const [hasFailed, setHasFailed] = useState(false)
  const picture = thumbnailPicture(id)
  const src = picture?.src ?? thumbnail
  const isShown = src !== undefined && !hasFailed
  return (
    <div
      className={cn(
        'relative aspect-[17/22] w-full overflow-hidden rounded-page text-paper-ink shadow-page',
        // A white sheet without a word is glaring in the dark and looks broken in the light.
        isShown ? 'bg-hover' : 'bg-paper',
        !isDecorative && placeholders[id],
        className,
      )}
    >
      {isShown ? (
        <img
          src={src}
          srcSet={picture?.srcSet}
          // What is left for later is chosen by the width it then has.
          sizes={isFirst ? cardSizes : `auto, ${cardSizes}`}
          alt={isDecorative ? '' : describe(name, picture?.person)}
          width={thumbnailWidth}
          height={thumbnailHeight}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          draggable={false}
          onError={() => setHasFailed(true)}
          className="absolute inset-0 size-full object-cover object-top dim-paper"
        />
      ) : (
        <span className="absolute inset-0 grid place-content-center p-4 text-center font-display text-h2">{name}</span>
      )}
    </div>
  )
}

function describe(name: string, person: string | undefined): string {
  return person ? `The ${name} template with the sample resume of ${person}` : `The ${name} template`
}
