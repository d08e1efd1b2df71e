import { useEffect } from 'react'
import type { Pages } from '#engine/layout/display-list.ts'

/** Tells the browser's own print command how large the sheets are: on other paper one would run over to a second. */
export function usePaper(pages: Pages | undefined): void {
  const width = pages?.width
  const height = pages?.height
  useEffect(() => {
    if (width === undefined) return
    const rules = new CSSStyleSheet()
    rules.replaceSync(`@page sheet { size: ${width}pt ${height}pt; margin: 0 }`)
    document.adoptedStyleSheets.push(rules)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== rules)
    }
  }, [width, height])
}
