// The pictures of the templates, each with its sample person; the bundler names them by their content.
import { type ThumbnailEntry, thumbnailManifest } from './manifest.gen.ts'
import { pictureName } from './picture-name.ts'

const urls = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

/** Pixels of every picture: US Letter at twice the width of a card, and one as wide as a card. */
export const thumbnailWidth = 524
export const thumbnailHeight = 678

type ThumbnailPicture = ThumbnailEntry & { src: string; srcSet: string }

export function thumbnailPicture(id: number): ThumbnailPicture | undefined {
  const entry = thumbnailManifest[id]
  const file = entry && `./pictures/${pictureName(entry.name)}`
  const src = urls[`${file}.webp`]
  return entry && src ? { ...entry, src, srcSet: `${urls[`${file}-small.webp`]} 262w, ${src} 524w` } : undefined
}

/** Every template that has a picture, for pages that must say something without asking the server. */
export const pictured: readonly { id: number; name: string }[] = Object.entries(thumbnailManifest).map(
  ([id, { name }]) => ({ id: Number(id), name }),
)
