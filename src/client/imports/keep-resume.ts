import { toast } from '#client/app/toast.ts'
import { openDevice } from '#client/drafts/device.ts'
import { newDocument } from '#client/drafts/new-document.ts'
import { newId } from '#client/lib/new-id.ts'
import { homePaper } from '#engine/resume/home-region.ts'
import type { Resume } from '#engine/resume/resume.ts'

type KeepOptions = { templateId?: number | undefined; description?: string | undefined }

/** Keeps a resume that was brought in as a document of its own; resolves to the id to open. */
export async function keepResume(
  resume: Resume,
  { templateId, description }: KeepOptions,
): Promise<string | undefined> {
  const id = newId()
  const now = new Date().toISOString()
  const document = newDocument({ id, now, templateId, resume: { ...resume, id }, cause: 'Imported' })
  try {
    await openDevice().drafts.save({ ...document, style: homePaper(resume), revision: 1 }, 0)
  } catch {
    tellNotImported('It couldn’t be saved on this device.')
    return undefined
  }
  toast({ title: 'Resume imported', ...(description ? { description } : {}) })
  return id
}

export function tellNotImported(description: string): void {
  toast({ title: 'This file was not imported', description, variant: 'destructive' })
}
