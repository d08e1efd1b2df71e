import { Plus } from 'lucide-react'
import { memo } from 'react'
import { useDocument } from '#client/editing/session/document-context.tsx'
import { Button } from '#client/ui/button.tsx'
import { isHidden } from '#engine/edit/sections.ts'
import { type SectionId, sectionIds } from '#engine/resume/resume.ts'
import { hasContent, sectionTitles } from '#engine/resume/sections.ts'

const placeOfSection: Record<SectionId, string> = {
  summary: 'personalInfo.summary',
  experience: 'experiences',
  education: 'education',
  skills: 'skillCategories',
  languages: 'languages',
  certifications: 'certifications',
  projects: 'projects',
}

/** What the page could also say: a section without words is nowhere to be clicked. */
export const EmptySections = memo(function EmptySections({ onPick }: { onPick: (path: string) => void }) {
  // As one text, so that a keystroke elsewhere draws nothing here.
  const empty = useDocument(({ resume }) =>
    sectionIds.filter((id) => !hasContent(resume, id) && !isHidden(resume, id)).join(' '),
  )
  const sections = sectionIds.filter((id) => empty.split(' ').includes(id))
  if (sections.length === 0) return null
  return (
    <section aria-label="Add a section" className="flex flex-wrap justify-center gap-1 @4xl:flex-col">
      <p className="self-center px-3 text-micro text-text-3 @4xl:self-start">Add a section</p>
      {sections.map((id) => (
        <Button
          key={id}
          variant="ghost"
          size="small"
          className="justify-start text-text-2"
          onClick={() => onPick(placeOfSection[id])}
        >
          <Plus className="!size-4" />
          {sectionTitles[id]}
        </Button>
      ))}
    </section>
  )
})
