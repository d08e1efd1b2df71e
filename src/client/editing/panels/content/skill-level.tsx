import { useId } from 'react'
import { setField } from '#engine/edit/set-field.ts'
import { useContentActions } from './content-actions.ts'

const levels = [1, 2, 3, 4, 5] as const

type SkillLevelProps = { path: string; skill: string; value: number | undefined }

/** How well, from 1 to 5: five native radios drawn as a row of dots. */
export function SkillLevel({ path, skill, value }: SkillLevelProps) {
  const { change } = useContentActions()
  const name = useId()
  const chosen = value === undefined ? undefined : Math.round(value)
  const set = (level: number) =>
    change((resume) => setField(resume, path, level), { label: 'Change skill level', merge: path })

  return (
    <fieldset className="flex shrink-0 items-center">
      <legend className="sr-only">Level of {skill}</legend>
      {levels.map((level) => (
        <label
          key={level}
          title={`Level ${level} of 5`}
          className="group relative inline-flex size-6 items-center justify-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-accent touch:size-8"
        >
          <input
            type="radio"
            name={name}
            aria-label={`${level} of 5`}
            data-field={level === (chosen ?? 3) ? path : undefined}
            checked={level === chosen}
            onChange={() => set(level)}
            className="absolute inset-0 appearance-none rounded-full outline-none"
          />
          <span
            aria-hidden
            className={
              chosen !== undefined && level <= chosen
                ? 'size-3 rounded-full border border-accent bg-accent'
                : 'size-3 rounded-full border border-field group-hover:border-text-2'
            }
          />
        </label>
      ))}
    </fieldset>
  )
}
