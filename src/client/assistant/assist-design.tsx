import { useQuery } from '@tanstack/react-query'
import { useDocument, useDocumentActions } from '#client/editing/session/document-context.tsx'
import { ChangeTemplate } from '#client/editing/template-choice/change-template.tsx'
import { templateQuery } from '#client/templates/template-queries.ts'
import { TemplateThumbnail } from '#client/templates/thumbnails/template-thumbnail.tsx'
import { ColorInput } from '#client/ui/color-input.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import type { FontFamily } from '#engine/style/style.ts'

const templateChoices = [
  { value: '1', label: 'Professional' },
  { value: '2', label: 'Modern' },
  { value: '3', label: 'Creative' },
]

const fontChoices: readonly { value: FontFamily; label: string }[] = [
  { value: 'Inter', label: 'Inter Modern' },
  { value: 'Georgia', label: 'Georgia Classic' },
  { value: 'Arial', label: 'Arial Clean' },
]

/** The look in three choices, and the way to every template. */
export function AssistDesign() {
  const templateId = useDocument((document) => document.templateId)
  const style = useDocument((document) => document.style)
  const { setTemplate, setStyle } = useDocumentActions()
  const { data: template } = useQuery(templateQuery(templateId))
  const color = style.primaryColor ?? template?.style.primaryColor
  const font = style.fontFamily ?? template?.style.fontFamily
  const templates = withCurrent(templateChoices, template && { value: String(templateId), label: template.name })
  const fonts = withCurrent(fontChoices, font && { value: font, label: font })

  return (
    <div className="grid gap-6">
      <SelectField
        label="Template"
        options={templates}
        value={String(templateId)}
        onChange={(id) => setTemplate(Number(id))}
      />
      <ChangeTemplate
        label="See all templates"
        picture={
          template && (
            <span className="w-10">
              <TemplateThumbnail key={templateId} template={template} isDecorative isFirst />
            </span>
          )
        }
      />
      <ColorInput
        label="Primary color"
        value={color ?? ''}
        onChange={(primaryColor) =>
          setStyle({ ...style, primaryColor }, { label: 'Change color', merge: 'primaryColor' })
        }
      />
      <SelectField
        label="Font"
        options={fonts}
        value={font ?? ''}
        onChange={(fontFamily) => setStyle({ ...style, fontFamily, headingFont: undefined }, { label: 'Change font' })}
      />
    </div>
  )
}

/** What is in force is among the choices, also where it was chosen elsewhere. */
function withCurrent<Choice extends { value: string }>(choices: readonly Choice[], current: Choice | undefined) {
  return current && !choices.some(({ value }) => value === current.value) ? [...choices, current] : choices
}
