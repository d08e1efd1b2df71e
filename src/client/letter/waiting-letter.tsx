import { WaitingDocument } from '#client/exports/waiting-document.tsx'
import { useLetterDownloads } from './use-letter-downloads.ts'

/** The letter whose download led to the payment, offered where the payment leads. */
export function WaitingLetter() {
  return <WaitingDocument kind="letter" downloads={useLetterDownloads()} isBesideDownloads />
}
