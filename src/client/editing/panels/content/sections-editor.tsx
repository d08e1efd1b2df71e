import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { cn } from '#client/lib/cn.ts'
import { Button } from '#client/ui/button.tsx'
import { Input } from '#client/ui/input.tsx'
import { hideSection, isHidden, moveSection, renameSection, sectionOrder, showSection } from '#engine/edit/sections.ts'
import { documentWords } from '#engine/resume/document-words.ts'
import type { Resume, SectionId } from '#engine/resume/resume.ts'
import { hasContent, sectionTitle, sectionTitles } from '#engine/resume/sections.ts'
import { DragHandle } from '../sortable/drag-handle.tsx'
import { ItemMenu } from '../sortable/item-menu.tsx'
import { SortableList } from '../sortable/sortable-list.tsx'
import { useContentActions } from './content-actions.ts'

type SectionsEditorProps = {
  resume: Resume
  /** The order the template has where the person has none. */
  templateOrder: readonly SectionId[] | undefined
}

/** The order, the titles and the showing of the sections. Hiding one keeps what it says. */
export function SectionsEditor({ resume, templateOrder }: SectionsEditorProps) {
  const { change } = useContentActions()
  const order = sectionOrder(resume, templateOrder)

  const move = (id: string, to: number) => {
    const section = order.find((known) => known === id)
    if (section) change((before) => moveSection(before, section, to, templateOrder), { label: 'Move section' })
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-small text-text-2">
        Reorder the sections, rename them, or hide one without losing its content.
      </p>
      <SortableList label="Sections" items={order.map((id) => ({ id }))} className="gap-2" onMove={move}>
        {({ id }) => <SectionRow resume={resume} id={id} />}
      </SortableList>
    </div>
  )
}

function SectionRow({ resume, id }: { resume: Resume; id: SectionId }) {
  const { change } = useContentActions()
  const isOff = isHidden(resume, id)
  const usual = sectionTitles[id]

  const toggle = () =>
    change((before) => (isOff ? showSection(before, id) : hideSection(before, id)), {
      label: isOff ? 'Show section' : 'Hide section',
    })

  return (
    <div className="flex items-center gap-1 rounded-control border border-border bg-surface py-1 pr-1">
      <DragHandle of={usual} />
      <TitleInput resume={resume} id={id} />
      {!hasContent(resume, id) && <span className="px-1 text-micro text-text-3">Empty</span>}
      <Button
        variant="ghost"
        size="icon"
        aria-label={isOff ? `Show ${usual}` : `Hide ${usual}`}
        title={isOff ? 'Hidden' : 'Shown'}
        className={isOff ? 'text-text-3' : 'text-text-2'}
        onClick={toggle}
      >
        {isOff ? <EyeOff /> : <Eye />}
      </Button>
      <ItemMenu of={usual} />
    </div>
  )
}

/** Shows the default title if the person gave none; clearing it to type another doesn't bring it back right away. */
function TitleInput({ resume, id }: { resume: Resume; id: SectionId }) {
  const { change } = useContentActions()
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const usual = sectionTitles[id]

  const type = (title: string) => {
    setTyped(title)
    change((before) => renameSection(before, id, title === documentWords(resume).sections[id] ? '' : title), {
      label: 'Rename section',
      merge: `section.${id}`,
    })
  }

  return (
    <Input
      aria-label={`Title of ${usual}`}
      data-field={`section.${id}`}
      value={typed ?? sectionTitle(resume, id)}
      autoComplete="off"
      className={cn('min-w-0 flex-1', isHidden(resume, id) && 'text-text-3')}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  )
}
