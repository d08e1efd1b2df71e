// Everything our own engine can be asked for, by name. A worker thread runs it; input and output are plain data.

import { finishLetter } from './finish-letter.ts'
import { judgeLetter } from './judge-letter.ts'
import { draftChanges, joinProposal, judgeChange } from './propose-changes.ts'
import type { TellStep } from './step-words.ts'
import { checkSummary, draftSkills, draftSummary } from './suggest-parts.ts'
import { askForLetter, compareWithJob, draftLetter } from './write-letter.ts'
import { draftParagraph, judgeParagraph, promptParagraph } from './write-paragraph.ts'

const writingTasks = {
  draftChanges,
  judgeChange,
  joinProposal,
  draftLetter,
  askForLetter,
  compareWithJob,
  judgeLetter,
  finishLetter,
  draftParagraph,
  promptParagraph,
  judgeParagraph,
  draftSummary,
  checkSummary,
  draftSkills,
}

type Tasks = typeof writingTasks
type TaskName = keyof Tasks

export type WritingJob = { [Name in TaskName]: { kind: Name; input: Parameters<Tasks[Name]>[0] } }[TaskName]

/** Asks for one task; the answer comes from another thread. */
export type Write = <Name extends TaskName>(
  kind: Name,
  input: Parameters<Tasks[Name]>[0],
  onStep?: TellStep,
) => Promise<Awaited<ReturnType<Tasks[Name]>>>

export function performTask({ kind, input }: WritingJob, tell: TellStep): unknown {
  // The type of a job ties its input to its kind; TypeScript loses that when it looks the task up.
  const perform = writingTasks[kind] as (input: WritingJob['input'], tell: TellStep) => unknown
  return perform(input, tell)
}
