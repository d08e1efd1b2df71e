// Sends a file to be read and follows the reading, line by line.
import { callRaw } from '#client/lib/api.ts'
import { ApiError } from '#client/lib/api-error.ts'
import {
  extractResumeWithProgress,
  type ImportedResume,
  importLineSchema,
  uploadLimitBytes,
} from '#shared/api/imports.ts'

export type PagesRead = { done: number; of: number }

type ReadUploadOptions = { signal: AbortSignal; onProgress: (pages: PagesRead) => void }

/** Everything the server reads; the browser shows it, the server goes by what is in a file. */
export const acceptedFiles = '.pdf,.doc,.docx,.odt,.rtf,.txt,.md,.json,.zip'

export async function readUpload(file: File, { signal, onProgress }: ReadUploadOptions): Promise<ImportedResume> {
  if (file.size > uploadLimitBytes) {
    throw uploadError(413, 'too-large', 'This file is larger than 10 MB. Please upload a smaller one.')
  }
  const form = new FormData()
  form.append('file', file)
  const response = await callRaw(extractResumeWithProgress, { form, signal })
  for await (const text of readLines(response)) {
    const line = importLineSchema.parse(JSON.parse(text))
    if (line.type === 'result') return line.result
    if (line.type === 'error') throw uploadError(422, line.code, line.message)
    onProgress({ done: line.done, of: line.of })
  }
  throw uploadError(502, 'upstream-failed', 'The connection was lost before the file was read.')
}

function uploadError(status: number, code: string, reason: string): ApiError {
  return new ApiError(`${status}: ${reason}`, { status, code, reason })
}

async function* readLines(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  while (reader) {
    const { done, value = '' } = await reader.read()
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter((line) => line !== '')
    if (done) break
  }
  if (rest !== '') yield rest
}
