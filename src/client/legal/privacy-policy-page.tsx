import { useSite } from '#client/app/site.tsx'
import { LegalDocument } from './legal-document.tsx'
import { privacyText } from './privacy-text.ts'

export function PrivacyPolicyPage() {
  return <LegalDocument legal={privacyText(useSite())} />
}
