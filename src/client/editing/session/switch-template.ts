import type { ResumeDocument } from '#client/drafts/document.ts'
import type { CustomStyle } from '#engine/style/style.ts'

/**
 * Another template: its own look, or what the person made of it earlier. Paper size, photo and what is above later
 * pages are theirs everywhere.
 */
export function switchTemplate(document: ResumeDocument, templateId: number): ResumeDocument {
  if (document.templateId === templateId) return document
  const { [String(templateId)]: earlier = {}, ...others } = document.otherStyles ?? {}
  const isChanged = Object.keys(document.style).length > 0
  return {
    ...document,
    templateId,
    style: { ...earlier, ...everywhere(document.style) },
    otherStyles: isChanged ? { ...others, [String(document.templateId)]: document.style } : others,
  }
}

function everywhere({ pageSize, showPhoto, runningHead }: CustomStyle): CustomStyle {
  const own = Object.entries({ pageSize, showPhoto, runningHead }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(own)
}
