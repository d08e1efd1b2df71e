import type { Resume } from '#engine/resume/resume.ts'

/** A way to write a resume as text; one file each in this folder. */
export type Format = {
  /** What calls and menus know it by. */
  id: string
  label: string
  mime: string
  /** Without the dot. */
  extension: string
  render: (resume: Resume) => string
}

export function defineFormat(format: Format): Format {
  return format
}
