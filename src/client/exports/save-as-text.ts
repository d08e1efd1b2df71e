// The files the browser makes itself; they are free and need no network.
import type { Resume } from '#engine/resume/resume.ts'
import { resumeFileName } from './file-name.ts'
import { saveFile } from './save-file.ts'

/** Ids of engine/formats, in the order of the menu. */
export const textFormats = ['txt', 'md', 'json', 'json-resume'] as const
export type TextFormat = (typeof textFormats)[number]

export async function saveAsText(resume: Resume, id: TextFormat): Promise<void> {
  const { formats } = await import('#engine/formats/registry.gen.ts')
  const format = Object.values(formats).find((candidate) => candidate.id === id)
  if (!format) throw new Error(`There is no format ${id}`)
  saveFile(new Blob([format.render(resume)], { type: format.mime }), resumeFileName(resume, format.extension))
}
