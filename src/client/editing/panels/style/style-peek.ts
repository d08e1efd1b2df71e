// A look under the pointer, seen on the page and in nothing else: not saved, not undone, not in a file.
import { useMemo } from 'react'
import { createStore, useStore } from '#client/lib/store.ts'
import type { CustomStyle } from '#engine/style/style.ts'

const peeked = createStore<CustomStyle | undefined>(undefined)

export const peekStyle = peeked.setState

/** The style the page is drawn in: the document's own, or the one that is being looked at. */
export function usePeekedStyle(style: CustomStyle): CustomStyle {
  const peek = useStore(peeked)
  return useMemo(() => (peek ? { ...style, ...peek } : style), [style, peek])
}
