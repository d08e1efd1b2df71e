import type { SavedDocument } from '#shared/saved-document.ts'
import { AppLink } from './app/app-link.tsx'
import { findOpenSuggestions } from './assistant/review/open-suggestions.ts'

/** A page with its suggestions drawn in looks finished; the file has only what was accepted. */
export function MissingSuggestions({ document }: { document: SavedDocument }) {
  const open = findOpenSuggestions(document)
  if (!open) return null
  return (
    <p className="mt-4 rounded-control bg-warning-soft p-3 text-small">
      {open.words}{' '}
      <AppLink to={open.path} className="underline underline-offset-4">
        Go through {open.count === 1 ? 'it' : 'them'}
      </AppLink>
    </p>
  )
}
