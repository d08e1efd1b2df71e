// A line of the resume as it stands in a letter: the same words, with the slips set right that nobody would leave in.
import type { Career, Job } from '../facts/career.ts'
import { runSteps } from '../run-steps.ts'
import { capitalize, type Dictionary } from '../steps/_step.ts'
import { readResumeContext, tenseOfJob } from '../upgrade/line-context.ts'

export function mendLine(line: string, { source }: Job, { resume }: Career, spelling?: Dictionary): string {
  const context = {
    ...readResumeContext(resume, spelling),
    place: 'line',
    tense: tenseOfJob(source),
    beside: {},
  } as const
  const spelled = keepNames(line, runSteps(line, context, { only: ['mend-typo'] })?.text ?? line)
  const mended = runSteps(spelled, context, { onlySafe: true })?.text ?? spelled
  const text = mended.includes('\n') ? spelled : mended
  return capitalize(text.replace(/^[\s•*–-]+/, '').replace(/[\s.;,]+$/, ''))
}

/** A capital in the middle of a line may be a name, and a name is the person's to spell. */
function keepNames(line: string, spelled: string): string {
  const words = line.split(' ')
  return spelled
    .split(' ')
    .map((word, at) => (at > 0 && /^\p{Lu}/u.test(words[at] ?? '') ? (words[at] ?? word) : word))
    .join(' ')
}
