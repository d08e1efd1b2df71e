import { announce } from '#client/app/live-region.tsx'
import { hasMouse } from '#client/lib/has-mouse.ts'

/** With the resume in, the posting is pasted next: its caret waits there, unless the person has gone elsewhere. */
export function goToEmptyJob(resumePart: HTMLElement | null): void {
  const job = resumePart?.closest('form')?.querySelector<HTMLTextAreaElement>('textarea[data-job]')
  if (job?.value.trim() !== '' || !hasMouse()) return
  const { activeElement } = document
  const isStillThere = activeElement === document.body || resumePart?.contains(activeElement)
  if (!isStillThere || activeElement instanceof HTMLTextAreaElement) return
  job.focus()
  announce('Your resume is in. Now paste the job posting.')
}
