// The files the server makes of a resume.

import type { Downloadable } from '#client/drafts/document.ts'
import { callRaw } from '#client/lib/api.ts'
import { downloadResume as contract } from '#shared/api/exports.ts'
import { readAttachData } from './attach-data.ts'
import { saveFile } from './save-file.ts'

export type ServerFormat = 'pdf' | 'docx'

export type DownloadOptions = {
  /** The same content in the plainest template, for machines that read badly. */
  atsCopy?: boolean
  /** The page has said already that this uses the purchase. */
  isAgreed?: boolean
}

/** The request to the server; the file and its read-back come from the same content. */
export function fileRequest(
  { resume, templateId, style }: Downloadable,
  format: ServerFormat,
  { atsCopy = false }: DownloadOptions = {},
) {
  return {
    resumeContent: resume,
    templateId,
    format,
    customStyle: style,
    ...(atsCopy ? { atsCopy } : {}),
    ...(readAttachData() ? {} : { attachData: false }),
  }
}

export type FileRequest = ReturnType<typeof fileRequest>

/** Saves the file under the name the server gives it. */
export async function downloadResume(request: FileRequest): Promise<void> {
  const response = await callRaw(contract, { body: request })
  const name = readFileName(response.headers.get('content-disposition')) ?? `resume.${request.format}`
  saveFile(await response.blob(), name)
}

export function readFileName(disposition: string | null): string | undefined {
  const [, name] = /filename="?([^";]+)"?/i.exec(disposition ?? '') ?? []
  return name?.trim() || undefined
}
