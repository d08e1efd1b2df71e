import { attachedResumeName } from '#shared/attached-resume.ts'
import type { OpenPdf } from './open-pdf.ts'

const maxBytes = 12 * 1024 * 1024

/** The document that a PDF of ours carries as data, or undefined. */
export async function readAttachedResume({ file }: OpenPdf): Promise<unknown> {
  const attachments: unknown = await file.getAttachments().catch(() => null)
  if (typeof attachments !== 'object' || attachments === null) return undefined
  const ours = Object.values(attachments).find(
    (attachment: unknown): attachment is { filename: string; content: Uint8Array } =>
      typeof attachment === 'object' &&
      attachment !== null &&
      'filename' in attachment &&
      attachment.filename === attachedResumeName &&
      'content' in attachment &&
      attachment.content instanceof Uint8Array,
  )
  if (!ours || ours.content.length > maxBytes) return undefined
  try {
    return JSON.parse(Buffer.from(ours.content).toString('utf8'))
  } catch {
    return undefined
  }
}
