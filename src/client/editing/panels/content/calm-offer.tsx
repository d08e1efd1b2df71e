import { Button } from '#client/ui/button.tsx'
import { setField } from '#engine/edit/set-field.ts'
import { useContentActions } from './content-actions.ts'

type CalmOfferProps = {
  /** The fields that are read as one, and their words. */
  fields: Readonly<Record<string, string>>
  /** The same words without the capitals; as they are if they don't shout. */
  calm: (words: string) => string
}

/** From here on it's no `JO` or `RN`. */
const SHORTEST = 5

/** Words typed in capitals shout on most pages: one press sets them as they are written elsewhere. */
export function CalmOffer({ fields, calm }: CalmOfferProps) {
  const { change } = useContentActions()
  const [first = ''] = Object.keys(fields)
  const words = Object.values(fields).join(' ').trim()
  const calmed = Object.values(fields).map(calm).join(' ').trim()
  if (words.length < SHORTEST || calmed === words) return null
  const use = () => {
    change(
      (resume) => Object.entries(fields).reduce((next, [path, value]) => setField(next, path, calm(value)), resume),
      { label: 'Edit capitals' },
    )
    document.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus()
  }
  return (
    <Button variant="link" size="inline" className="-mt-3 justify-self-start text-left text-small" onClick={use}>
      Use “{calmed}” instead
    </Button>
  )
}
