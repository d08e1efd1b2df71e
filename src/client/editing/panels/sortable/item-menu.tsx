import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { useSortableItem } from './sortable-item.ts'

type ItemMenuProps = {
  /** What the menu is for, e.g. the title of an entry. */
  of: string
  onDelete?: () => void
  /** Further items above the delete. */
  children?: ReactNode
}

/** Everything that can be done to a row without dragging. */
export function ItemMenu({ of, onDelete, children }: ItemMenuProps) {
  const { index, count, moveTo } = useSortableItem()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`More for ${of}`} className="text-text-2">
          <Ellipsis />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem disabled={index === 0} onSelect={() => moveTo(index - 1)}>
          <ArrowUp />
          Move up
        </DropdownMenuItem>
        <DropdownMenuItem disabled={index === count - 1} onSelect={() => moveTo(index + 1)}>
          <ArrowDown />
          Move down
        </DropdownMenuItem>
        {children}
        {onDelete && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem destructive onSelect={onDelete}>
              <Trash2 />
              Delete
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
