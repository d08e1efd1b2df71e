import { documentTitle } from '#client/drafts/new-document.ts'
import { NameField } from '#client/editing/workspace/document-name.tsx'
import { useLetterActions, useLetterDocument } from './letter-session.ts'

/** The letter's name as the list of documents has it, edited in place. */
export function LetterName() {
  const letter = useLetterDocument()
  const { rename } = useLetterActions()
  return <NameField title={letter.title} usual={documentTitle({ ...letter, title: '' })} onRename={rename} />
}
