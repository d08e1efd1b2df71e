import { AlignmentType, type INumberingOptions, LevelFormat } from 'docx'
import type { WordParagraph } from './word-blocks.ts'
import { halfPoints, hex, twips } from './word-units.ts'

export type WordLists = {
  /** The numbering a bulleted paragraph refers to. */
  referenceFor(paragraph: WordParagraph): string | undefined
  config(): INumberingOptions['config']
}

export function createWordLists(): WordLists {
  const lists = new Map<string, INumberingOptions['config'][number]>()
  return {
    referenceFor({ bullet, left, hanging, style }) {
      if (!bullet) return undefined
      const key = [bullet.marker, bullet.color, twips(left), twips(hanging), halfPoints(style.size)].join(' ')
      const known = lists.get(key)
      if (known) return known.reference
      const reference = `bullets-${lists.size + 1}`
      lists.set(key, {
        reference,
        levels: [
          {
            level: 0,
            format: LevelFormat.BULLET,
            text: bullet.marker,
            alignment: AlignmentType.LEFT,
            style: {
              paragraph: { indent: { left: twips(left), hanging: twips(hanging) } },
              run: { color: hex(bullet.color), size: halfPoints(style.size) },
            },
          },
        ],
      })
      return reference
    },
    config: () => [...lists.values()],
  }
}
