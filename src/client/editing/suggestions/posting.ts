import { createContext, use } from 'react'
import { createStore, useStore } from '#client/lib/store.ts'

/** The posting a document is written for, where it is. */
export const PostingContext = createContext<string | undefined>(undefined)

/** What somebody pasted to see first what it asks for; it serves every job of the resume while the page is open. */
export const pastedPosting = createStore('')

export function usePosting(): { given: string | undefined; posting: string } {
  const given = use(PostingContext)
  const pasted = useStore(pastedPosting)
  return { given, posting: given ?? pasted }
}
