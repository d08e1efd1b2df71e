import { Check, Plus } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import type { SuggestedSkills } from '#engine/library/suggest-skills.ts'

type OtherSkillsProps = SuggestedSkills & { has: (skill: string) => boolean; onPick: (skill: string) => void }

/** What people in this work often name: only the person knows what is true of them. */
export function OtherSkills({ skills, others, has, onPick }: OtherSkillsProps) {
  if (others.length === 0)
    return (
      <p className="text-small text-text-2">
        {skills.length > 0
          ? 'Remove any that don’t apply to you.'
          : 'Nothing more to suggest from what you wrote. Add a line to a job, or type your own.'}
      </p>
    )
  return (
    <fieldset className="grid gap-2 [&>legend]:contents">
      <legend className="text-small text-text-2">Common in this role. Add only what applies to you:</legend>
      <div className="flex flex-wrap gap-2">
        {others.map((skill) => {
          const isPicked = has(skill)
          return (
            <Button
              key={skill}
              variant="outline"
              size="small"
              aria-label={isPicked ? `${skill}, added` : `Add ${skill}`}
              // Where it was: the next press is meant for the next one.
              aria-disabled={isPicked}
              onClick={() => !isPicked && onPick(skill)}
            >
              {isPicked ? <Check className="!size-4" /> : <Plus className="!size-4" />}
              {skill}
            </Button>
          )
        })}
      </div>
    </fieldset>
  )
}
