// The files the server makes of a resume.
import { callApi } from '#client/lib/api.ts'
import type { ResumeDocument } from '../document.ts'
import { saveFile } from './save-file.ts'

export type ServerFormat = 'pdf' | 'docx'

export type DownloadOptions = {
  /** The same content in the plainest template, for machines that read badly. */
  atsCopy?: boolean
}

export type Downloadable = Pick<ResumeDocument, 'resume' | 'templateId' | 'style'>

/** Saves the file under the name the server gives it. */
export async function downloadResume(
  { resume, templateId, style }: Downloadable,
  format: ServerFormat,
  { atsCopy = false }: DownloadOptions = {},
): Promise<void> {
  const response = await callApi('/api/download-resume', {
    body: { resumeContent: resume, templateId, format, customStyle: style, ...(atsCopy ? { atsCopy } : {}) },
  })
  const name = readFileName(response.headers.get('content-disposition')) ?? `resume.${format}`
  saveFile(await response.blob(), name)
}

export function readFileName(disposition: string | null): string | undefined {
  const [, name] = /filename="?([^";]+)"?/i.exec(disposition ?? '') ?? []
  return name?.trim() || undefined
}
