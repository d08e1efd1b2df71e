import { useEffect } from 'react'
import { WaitingDocument } from '#client/exports/waiting-document.tsx'
import { useLetterSession } from './letter-session.ts'
import { noteOpenLetter } from './open-letters.ts'
import { useLetterDownloads } from './use-letter-downloads.ts'

/** The letter whose download led to the payment, offered where the payment leads. */
export function WaitingLetter() {
  const session = useLetterSession()
  // It stands on the page in every phase: as long as it does, what is written goes into the open letter.
  useEffect(() => noteOpenLetter(session), [session])
  return <WaitingDocument kind="letter" downloads={useLetterDownloads()} />
}
