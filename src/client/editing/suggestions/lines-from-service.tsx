import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { call } from '#client/lib/api.ts'
import { useAssistantService } from '#client/lib/use-assistant-service.ts'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { tellInPresent } from '#engine/library/tense.ts'
import { suggestLines } from '#shared/api/suggestions.ts'
import { BlankLine } from './blank-line.tsx'
import { useJobLines } from './job-lines.ts'

type State = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed' } | { kind: 'done'; lines: readonly string[] }

/** Further lines from the AI service this installation has; where it has none, nothing is shown. */
export function LinesFromService() {
  const service = useAssistantService()
  const { title, description, isCurrent, currency, addLine } = useJobLines()
  const [state, setState] = useState<State>({ kind: 'idle' })
  if (service === undefined || title.trim() === '') return null

  const ask = async () => {
    setState({ kind: 'busy' })
    try {
      const { lines } = await call(suggestLines, {
        body: { title: title.slice(0, 200), description: description.slice(0, 20_000) },
      })
      setState({ kind: 'done', lines: isCurrent ? lines.map(tellInPresent) : lines })
      announce(lines.length > 0 ? `${lines.length} more lines` : 'No more lines')
    } catch {
      setState({ kind: 'failed' })
    }
  }
  const add = (line: string, text: string, lines: readonly string[]) => {
    addLine(text)
    setState({ kind: 'done', lines: lines.filter((one) => one !== line) })
    announce('Line added to your job')
  }

  const isBusy = state.kind === 'busy'

  return (
    <section aria-label={`Lines from ${service}`} className="grid grid-cols-1 gap-4">
      {state.kind === 'done' && (
        <ul className="grid grid-cols-1 gap-5">
          {state.lines.map((line) => (
            <li key={line}>
              <BlankLine text={line} currency={currency} onAdd={(text) => add(line, text, state.lines)} />
            </li>
          ))}
        </ul>
      )}
      {state.kind === 'done' && state.lines.length === 0 && (
        <p className="text-text-2">It had nothing more to suggest.</p>
      )}
      {state.kind === 'failed' && <p className="text-text-2">That didn’t work. Please try again in a moment.</p>}
      <div className="grid justify-items-start gap-1">
        <Button variant="outline" aria-disabled={isBusy} aria-busy={isBusy} onClick={() => !isBusy && ask()}>
          {isBusy ? <Spinner /> : <Sparkles />}
          {isBusy ? 'Suggesting...' : 'Suggest more lines'}
        </Button>
        <p className="text-small text-text-2">From {service}, an AI service. It reads this job’s title and lines.</p>
      </div>
    </section>
  )
}
