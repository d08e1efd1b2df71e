// The template that was chosen for a resume that is yet to be upgraded.
import * as z from 'zod'
import type { ResumeSource } from '#client/assistant/resume-source.ts'

const KEY = 'candid-upgrade-template'

const keptSchema = z.object({ templateId: z.number().int(), originId: z.string().nullable() })

export function keepTemplate(templateId: number, source: ResumeSource): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ templateId, originId: originOf(source) }))
  } catch {
    // It lasts as long as the page is open.
  }
}

/** Undefined if none was chosen, or for another resume, which has a look of its own. */
export function readKeptTemplate(source: ResumeSource): number | undefined {
  try {
    const kept = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data
    return kept?.originId === originOf(source) ? kept.templateId : undefined
  } catch {
    return undefined
  }
}

/** The resume wears it now. */
export function forgetTemplate(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

function originOf({ origin }: ResumeSource): string | null {
  return origin?.id ?? null
}
