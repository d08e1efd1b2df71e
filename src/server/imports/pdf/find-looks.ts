// How the letters of a page look, and which of its tags they stand in.
import type { BlockTag, Segment } from '#engine/reading/segment.ts'
import { fontLook } from './font-look.ts'
import type { Show } from './page-canvas.ts'
import type { Font } from './page-font.ts'

type Look = Omit<Segment, 'text' | 'page' | 'x' | 'y' | 'width' | 'size'> & { show: Show }

const artifact: BlockTag = { order: -1, block: -1, role: 'artifact' }

/** One look for all that looks alike: neighbours are joined only where it is the same. */
export function findLooks(tags: ReadonlyMap<number, BlockTag>): (show: Show) => Look {
  const known = new Map<string, Look>()
  const styles = new Map<Font, ReturnType<typeof fontLook>>()
  let last: { show: Show; look: Look } | undefined
  return (show) => {
    // Most pieces look like the one before, and to write down what a look consists of takes long.
    if (last && isAlike(last.show, show)) return last.look
    const tag = show.isArtifact ? artifact : tags.get(show.mark ?? -1)
    const style = styles.get(show.font) ?? fontLook(show.font)
    styles.set(show.font, style)
    const bold = style.bold || show.mode % 4 === 2
    const { color, alpha, mode, clip, background } = show
    const key = [style.font, bold, color, alpha, mode, clip, background, tag?.order].join('|')
    const look = known.get(key) ?? {
      ...style,
      bold,
      ...(color === null ? {} : { color }),
      ...(tag ? { tag } : {}),
      show,
    }
    known.set(key, look)
    last = { show, look }
    return look
  }
}

const alike = ['font', 'color', 'alpha', 'mode', 'clip', 'background', 'mark', 'isArtifact'] as const

function isAlike(one: Show, other: Show): boolean {
  return alike.every((name) => one[name] === other[name])
}
