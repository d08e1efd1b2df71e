import { Plus, Trash2 } from 'lucide-react'
import { newId } from '#client/lib/new-id.ts'
import { Button } from '#client/ui/button.tsx'
import type { Link } from '#engine/resume/resume.ts'
import { useContentActions } from './content-actions.ts'
import { useContentFocus } from './content-focus.ts'
import { FieldPair } from './entry-card.tsx'
import { TextField } from './text-field.tsx'

/** Further pages of the person's own, such as GitHub or a portfolio. */
export function LinkFields({ links }: { links: readonly Link[] }) {
  const { change, read, offerUndo } = useContentActions()
  const { focusField } = useContentFocus()

  const setLinks = (next: (links: Link[]) => Link[], label: string) =>
    change(
      (resume) => {
        const { links: before = [], ...person } = resume.personalInfo
        const after = next(before)
        return { ...resume, personalInfo: after.length === 0 ? person : { ...person, links: after } }
      },
      { label },
    )

  const add = () => {
    const link = { id: newId(), label: '', url: '' }
    setLinks((before) => [...before, link], 'Add link')
    focusField(`personalInfo.links.${link.id}.label`)
  }

  const remove = (link: Link) => {
    const place = (read().personalInfo.links ?? []).findIndex(({ id }) => id === link.id)
    setLinks((before) => before.filter(({ id }) => id !== link.id), 'Delete link')
    offerUndo('Link deleted', (resume) => {
      const before = resume.personalInfo.links ?? []
      if (before.some(({ id }) => id === link.id)) return resume
      return { ...resume, personalInfo: { ...resume.personalInfo, links: before.toSpliced(place, 0, link) } }
    })
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {links.map((link) => (
        <div key={link.id} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <FieldPair isLong>
              <TextField
                path={`personalInfo.links.${link.id}.label`}
                label="Link name"
                value={link.label}
                spellCheck={false}
                placeholder="GitHub"
              />
              <TextField
                path={`personalInfo.links.${link.id}.url`}
                label="Link address"
                value={link.url}
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="github.com/"
              />
            </FieldPair>
          </div>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Delete link ${link.label || link.url}`.trim()}
            onClick={() => remove(link)}
          >
            <Trash2 />
          </Button>
        </div>
      ))}
      <Button variant="outline" className="justify-self-start" onClick={add}>
        <Plus />
        Add link
      </Button>
    </div>
  )
}
