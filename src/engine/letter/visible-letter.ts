import { contactKinds } from '../resume/links.ts'
import { emptyLetter, type Letter } from './letter.ts'

/** The letter as far as its page shows it: without the notes and the posting it was written from. */
export function visibleLetter({ id, sender, recipient, date, language, body }: Letter): Letter {
  // Without a name and contacts no letterhead is drawn, and the title is nowhere.
  const hasHeader = sender.name.trim() !== '' || contactKinds.some((kind) => sender[kind]?.trim())
  return {
    ...emptyLetter(id),
    ...(hasHeader ? { sender } : {}),
    recipient,
    date,
    ...(language ? { language } : {}),
    body,
  }
}
