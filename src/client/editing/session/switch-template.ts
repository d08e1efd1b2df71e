import type { ResumeDocument } from '#client/drafts/document.ts'
import type { CustomStyle } from '#engine/style/style.ts'

/** Another template: its own look, or what the person made of it earlier. Paper size and photo are theirs everywhere. */
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

function everywhere({ pageSize, showPhoto }: CustomStyle): CustomStyle {
  return { ...(pageSize === undefined ? {} : { pageSize }), ...(showPhoto === undefined ? {} : { showPhoto }) }
}
