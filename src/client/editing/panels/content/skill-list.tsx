import { Plus } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import type { SkillCategory } from '#engine/resume/resume.ts'
import { SortableList } from '../sortable/sortable-list.tsx'
import { EmptyNote } from './empty-note.tsx'
import { SkillRow } from './skill-row.tsx'
import { useSkillActions } from './use-skill-actions.ts'

/** The skills of one category. Enter goes to the next one, a pasted list becomes one row each. */
export function SkillList({ category }: { category: SkillCategory }) {
  const actions = useSkillActions(category.id)
  return (
    <div className="grid grid-cols-1 gap-3">
      {category.skills.length === 0 ? (
        <EmptyNote>No skills in this category yet. Add your first skill.</EmptyNote>
      ) : (
        <SortableList
          label={`Skills of ${category.name || 'this category'}`}
          items={category.skills}
          className="gap-2"
          onMove={actions.move}
        >
          {(skill) => <SkillRow categoryId={category.id} skill={skill} actions={actions} />}
        </SortableList>
      )}
      <Button variant="outline" size="small" className="justify-self-start" onClick={actions.add}>
        <Plus />
        Add skill
      </Button>
    </div>
  )
}
