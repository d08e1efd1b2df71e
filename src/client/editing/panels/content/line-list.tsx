import { countLines, moveLine, removeLine } from '#engine/edit/lines.ts'
import { splitLines } from '#engine/resume/rich-text.ts'
import { DragHandle } from '../sortable/drag-handle.tsx'
import { ItemMenu } from '../sortable/item-menu.tsx'
import { SortableList } from '../sortable/sortable-list.tsx'

type LineListProps = {
  id: string
  label: string
  text: string
  onChange: (text: string) => void
}

/** The bullets and paragraphs of a description as rows that can be put into another order. */
export function LineList({ id, label, text, onChange }: LineListProps) {
  const lines = withIds(listLines(text))
  return (
    <div id={id}>
      <SortableList
        label={`Lines of ${label.toLowerCase()}`}
        items={lines}
        className="gap-1"
        onMove={(lineId, to) =>
          onChange(
            moveLine(
              text,
              lines.findIndex((line) => line.id === lineId),
              to,
            ),
          )
        }
      >
        {(line, index) => (
          <div className="flex items-center gap-1 rounded-control border border-border bg-surface pr-1">
            <DragHandle of={line.text} />
            <p className="line-clamp-2 min-w-0 flex-1 py-1.5 text-small">{line.text}</p>
            <ItemMenu of={line.text} onDelete={() => onChange(removeLine(text, index))} />
          </div>
        )}
      </SortableList>
    </div>
  )
}

/** What each movable line says, without its bullet; as many as the engine counts. */
export function listLines(text: string): string[] {
  const lines: string[] = []
  let end = 0
  for (const line of text.split('\n')) {
    end += line.length
    if (countLines(text.slice(0, end)) > lines.length) lines.push(wordsOf(line))
    else if (line.trim()) lines.push(`${lines.pop() ?? ''} ${line.trim()}`)
    end += 1
  }
  return lines
}

function wordsOf(line: string): string {
  return splitLines(line)[0]?.text ?? 'Empty line'
}

/** Lines have no ids; identical lines are distinguished by counting them. */
function withIds(lines: readonly string[]): { id: string; text: string }[] {
  const seen = new Map<string, number>()
  return lines.map((text) => {
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    return { id: `${count} ${text}`, text }
  })
}
