import { Button } from '#client/ui/button.tsx'
import { setField } from '#engine/edit/set-field.ts'
import { calmTitle } from '#engine/resume/calm-title.ts'
import { calmName } from '#engine/resume/names.ts'
import type { PersonalInfo } from '#engine/resume/resume.ts'
import { useContentActions } from './content-actions.ts'

type CalmOfferProps = { person: PersonalInfo; of: 'name' | 'title' }

/** Words typed in capitals shout on most pages: one press sets them as they are written elsewhere. */
export function CalmOffer({ person, of }: CalmOfferProps) {
  const { change } = useContentActions()
  const fields: [path: string, words: string, calm: string][] =
    of === 'title'
      ? [['personalInfo.professionalTitle', person.professionalTitle, calmTitle(person.professionalTitle)]]
      : [
          ['personalInfo.firstName', person.firstName, calmName(person.firstName)],
          ['personalInfo.lastName', person.lastName, calmName(person.lastName)],
        ]
  const calmed = fields.map(([, , calm]) => calm).join(' ')
  if (fields.every(([, words, calm]) => words === calm)) return null
  const use = () => {
    change((resume) => fields.reduce((next, [path, , calm]) => setField(next, path, calm), resume), {
      label: 'Edit capitals',
    })
    document.querySelector<HTMLElement>(`[data-field="${fields[0]?.[0]}"]`)?.focus()
  }
  return (
    <Button variant="link" size="inline" className="-mt-3 justify-self-start text-left text-small" onClick={use}>
      Use “{calmed.trim()}” instead
    </Button>
  )
}
