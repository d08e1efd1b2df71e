import { Button } from '#client/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#client/ui/dropdown-menu.tsx'
import type { LinePlace } from './unplaced-lines.ts'

type SectionButtonProps = { section: string; places: readonly LinePlace[]; onChoose: (place: LinePlace) => void }

/** Straight there where there is one such place, else a choice of them. */
export function SectionButton({ section, places, onChoose }: SectionButtonProps) {
  const [only, ...others] = places
  if (!only) return null
  if (others.length === 0)
    return (
      <Button size="small" variant="outline" onClick={() => onChoose(only)}>
        {section}
      </Button>
    )
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="small" variant="outline">
          {section}…
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-w-[calc(100vw-1rem)]">
        {places.map((place) => (
          <DropdownMenuItem key={place.path} onSelect={() => onChoose(place)}>
            {place.title}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
