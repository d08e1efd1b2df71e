import { useQuery } from '@tanstack/react-query'
import { AppLink } from '#client/app/app-link.tsx'
import { useDocument, useDocumentActions } from '#client/editing/session/document-context.tsx'
import { ChangeTemplate } from '#client/editing/template-choice/change-template.tsx'
import { templateQuery } from '#client/templates/template-queries.ts'
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

/** The look in three choices; the style editor has all of them. */
export function AssistDesign() {
  const documentId = useDocument((document) => document.id)
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
      <ChangeTemplate label="See all templates" />
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
      <p className="text-small text-text-2">
        You’ll find all templates and style settings in the{' '}
        <AppLink
          to={`/edit-template?id=${templateId}&doc=${documentId}`}
          className="underline underline-offset-4 hover:text-text"
        >
          style editor
        </AppLink>
        .
      </p>
    </div>
  )
}

/** What is in force is among the choices, also where it was chosen elsewhere. */
function withCurrent<Choice extends { value: string }>(choices: readonly Choice[], current: Choice | undefined) {
  return current && !choices.some(({ value }) => value === current.value) ? [...choices, current] : choices
}
