import type { RefObject } from 'react'
import type { DocumentPages } from '#client/editing/use-document-pages.ts'

/** The pages on the screen, for what happens at a click: buttons that read them need not follow every keystroke. */
export type LatestPages = RefObject<DocumentPages | undefined>
