// The checkout with what it cannot know by itself: how a document looks and how its files are made.

import { lazy, Suspense } from 'react'
import type { SavedDocument } from '#shared/saved-document.ts'
import { CheckoutPage } from './billing/checkout/checkout-page.tsx'
import { noteTaken } from './billing/paywall/waiting.ts'
import { DocumentPicture } from './documents/versions/document-picture.tsx'
import type { ServerFormat } from './exports/download-resume.ts'
import { useDownloads } from './exports/use-downloads.ts'
import { findOtherDocument } from './find-other-document.ts'
import { useLetterDownloads } from './letter/use-letter-downloads.ts'
import { Button } from './ui/button.tsx'

// With what reviews suggestions, which few who pay have need of.
const MissingSuggestions = lazy(async () => {
  const { MissingSuggestions: component } = await import('./missing-suggestions.tsx')
  return { default: component }
})

export function CheckoutDocumentPage() {
  return (
    <CheckoutPage
      picture={(document) => <DocumentPicture document={document} />}
      downloads={(document) => <PaidFiles document={document} />}
      missing={(document) => (
        <Suspense fallback={null}>
          <MissingSuggestions document={document} />
        </Suspense>
      )}
      findOther={findOtherDocument}
    />
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
