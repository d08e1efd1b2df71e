import type { Model } from './model/open-model.ts'
import type { Write } from './tasks/writing-tasks.ts'

export type AssistDeps = {
  model: Model | null
  /** The house's own engine. */
  write: Write
  /** `YYYY-MM-DD` */
  today: string
  signal: AbortSignal
}
