import { GripVertical } from 'lucide-react'
import { cn } from '#client/lib/cn.ts'
import { Tooltip } from '#client/ui/tooltip.tsx'
import { useSortableItem } from './sortable-item.ts'

type DragHandleProps = {
  /** What would be moved, e.g. the title of an entry. */
  of: string
}

export function DragHandle({ of }: DragHandleProps) {
  const { startDrag, isDragging } = useSortableItem()
  return (
    <Tooltip content="Drag to move, or press Alt+Up or Alt+Down">
      <button
        type="button"
        aria-label={`Move ${of}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onPointerDown={startDrag}
        className={cn(
          'inline-flex h-control w-7 shrink-0 touch-none items-center justify-center rounded-control text-text-3 hover:bg-hover hover:text-text touch:w-9',
          isDragging ? 'cursor-grabbing' : 'cursor-grab',
        )}
      >
        <GripVertical className="size-5" />
      </button>
    </Tooltip>
  )
}
