import { useEffect, useState } from 'react'
import { waitForLetters } from '#client/preview/fonts/wait-for-letters.ts'
import type { LaidOut } from '#client/preview/use-pages.ts'
import type { Pages } from '#engine/layout/display-list.ts'

/** A face that has not come by then is drawn in the browser's own. */
const PATIENCE = 4000

/** The pages once their letters and pictures are here, and until then those before: a page must not come without its words. */
export function useDrawable(laidOut: LaidOut | undefined): LaidOut | undefined {
  const [drawable, setDrawable] = useState<LaidOut>()
  const { pages, fonts } = laidOut ?? {}
  useEffect(() => {
    if (!pages || !fonts) return
    let isCurrent = true
    const show = () => {
      if (isCurrent) setDrawable({ pages, fonts })
    }
    const timer = setTimeout(show, PATIENCE)
    readyToDraw(pages).then(show, show)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [pages, fonts])
  return drawable
}

async function readyToDraw({ pages }: Pages): Promise<void> {
  const items = pages.flatMap((page) => page.items)
  const pictures = new Set(items.flatMap((item) => (item.kind === 'image' ? [item.src] : [])))
  await Promise.all([waitForLetters(items.filter((item) => item.kind === 'text')), ...[...pictures].map(decode)])
}

async function decode(src: string): Promise<void> {
  const picture = new Image()
  picture.src = src
  // One that cannot be drawn leaves its place empty.
  await picture.decode().catch(() => undefined)
}
