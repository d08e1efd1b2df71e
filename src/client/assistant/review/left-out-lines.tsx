import { Button } from '#client/ui/button.tsx'

export function LeftOutLines({ lines, onBack }: { lines: readonly string[]; onBack: (line: string) => void }) {
  return (
    <details className="text-small">
      <summary className="w-fit cursor-pointer rounded-chip font-medium text-accent touch:py-3">
        {lines.length === 1 ? '1 line left out' : `${lines.length} lines left out`}
      </summary>
      <ul className="mt-2 grid gap-2">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere grid grid-cols-[1fr_auto] items-center gap-2">
            {line}
            <Button size="small" variant="ghost" aria-label={`Bring back: ${line}`} onClick={() => onBack(line)}>
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
