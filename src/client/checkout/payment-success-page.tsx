import { useSearchParams } from 'react-router'
import { type DocumentType, readDocumentType } from './orders.ts'
import { SuccessScreen } from './success-screen.tsx'

const screens: Record<DocumentType, { message: string; bought: string; next: { label: string; to: string } }> = {
  resume: {
    message: 'Your resume is ready to create!',
    bought: 'One resume, in PDF and Word, for $2.99. It was a one-time purchase; nothing renews.',
    next: { label: 'Go to your resume', to: '/create-resume' },
  },
  'cover-letter': {
    message: 'Your cover letter is ready to create!',
    bought: 'One cover letter, in PDF and Word, for $2.99. It was a one-time purchase; nothing renews.',
    next: { label: 'Go to your cover letter', to: '/cover-letter' },
  },
}

export function PaymentSuccessPage() {
  const [query] = useSearchParams()
  const { message, bought, next } = screens[readDocumentType(query.get('type'))]
  return (
    <SuccessScreen title="Payment Successful" message={message} next={next}>
      <p>{bought}</p>
      <p>Edit it and download it again whenever you like.</p>
    </SuccessScreen>
  )
}
