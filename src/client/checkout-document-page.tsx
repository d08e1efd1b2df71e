// The checkout with what it cannot know by itself: how a document looks and how its files are made.

import type { SavedDocument } from '#shared/saved-document.ts'
import { AppLink } from './app/app-link.tsx'
import { findOpenSuggestions } from './assistant/review/open-suggestions.ts'
import { CheckoutPage } from './billing/checkout/checkout-page.tsx'
import { noteTaken } from './billing/paywall/waiting.ts'
import { DocumentPicture } from './documents/versions/document-picture.tsx'
import type { ServerFormat } from './exports/download-resume.ts'
import { useDownloads } from './exports/use-downloads.ts'
import { findOtherDocument } from './find-other-document.ts'
import { useLetterDownloads } from './letter/use-letter-downloads.ts'
import { Button } from './ui/button.tsx'

export function CheckoutDocumentPage() {
  return (
    <CheckoutPage
      picture={(document) => <DocumentPicture document={document} />}
      downloads={(document) => <PaidFiles document={document} />}
      missing={(document) => <MissingSuggestions document={document} />}
      findOther={findOtherDocument}
    />
  )
}

/** A page with its suggestions drawn in looks finished; the file has only what was accepted. */
function MissingSuggestions({ document }: { document: SavedDocument }) {
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

function PaidFiles({ document }: { document: SavedDocument }) {
  const resume = useDownloads()
  const letter = useLetterDownloads()
  const download = async (format: ServerFormat) => {
    const hasCome =
      document.kind === 'letter'
        ? await letter.fromServer(document, format, { isAgreed: true })
        : await resume.fromServer(document, format, { isAgreed: true })
    if (hasCome) noteTaken()
  }
  const isBusy = (document.kind === 'letter' ? letter : resume).busy !== undefined
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <Button size="small" disabled={isBusy} onClick={() => void download('pdf')}>
        Download PDF
      </Button>
      <Button size="small" variant="outline" disabled={isBusy} onClick={() => void download('docx')}>
        Download Word
      </Button>
    </div>
  )
}
