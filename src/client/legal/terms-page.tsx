import { useSite } from '#client/app/site.tsx'
import { LegalDocument } from './legal-document.tsx'
import { termsText } from './terms-text.ts'

export function TermsPage() {
  return <LegalDocument legal={termsText(useSite())} />
}
