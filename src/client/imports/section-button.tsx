import { Button } from '#client/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#client/ui/dropdown-menu.tsx'
import type { LinePlace } from './line-places.ts'

type SectionButtonProps = {
  section: string
  places: readonly LinePlace[]
  /** Where the line goes as things stand; the same place again takes it back. */
  chosen?: string | undefined
  onChoose: (place: LinePlace) => void
}

/** Straight there where there is one such place, else a choice of them. */
export function SectionButton({ section, places, chosen, onChoose }: SectionButtonProps) {
  const [only, ...others] = places
  if (!only) return null
  const here = places.find(({ path }) => path === chosen)
  const style = here ? 'filled' : 'outline'
  if (others.length === 0)
    return (
      <Button
        size="small"
        variant={style}
        {...(chosen !== undefined && { 'aria-pressed': here !== undefined })}
        onClick={() => onChoose(only)}
      >
        {section}
      </Button>
    )
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="small" variant={style} className="min-w-0">
          <span className="truncate">{here ? `${section}: ${here.title}` : `${section}…`}</span>
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
