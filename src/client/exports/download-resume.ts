// The files the server makes of a resume.

import type { Downloadable } from '#client/drafts/document.ts'
import { callRaw } from '#client/lib/api.ts'
import { downloadResume as contract } from '#shared/api/exports.ts'
import { readAttachData } from './attach-data.ts'
import { resumeFileName } from './file-name.ts'
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

export async function downloadResume(request: FileRequest): Promise<void> {
  const response = await callRaw(contract, { body: request })
  saveFile(await response.blob(), resumeFileName(request.resumeContent, request.format))
}
