import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { useDocument, useDocumentActions } from '#client/editing/session/document-context.tsx'
import { ChangeTemplate } from '#client/editing/template-choice/change-template.tsx'
import { templateQuery } from '#client/templates/template-queries.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Label } from '#client/ui/label.tsx'
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '#client/ui/select.tsx'
import { type FontFamily, fontFamilySchema } from '#engine/style/style.ts'

const templateChoices = [
  { id: 1, name: 'Professional' },
  { id: 2, name: 'Modern' },
  { id: 3, name: 'Creative' },
] as const

const fontChoices: readonly { family: FontFamily; name: string }[] = [
  { family: 'Inter', name: 'Inter Modern' },
  { family: 'Georgia', name: 'Georgia Classic' },
  { family: 'Arial', name: 'Arial Clean' },
]

/** The look in three choices; the style editor has all of them. */
export function AssistDesign() {
  const documentId = useDocument((document) => document.id)
  const templateId = useDocument((document) => document.templateId)
  const style = useDocument((document) => document.style)
  const { setTemplate, setStyle } = useDocumentActions()
  const { data: template } = useQuery(templateQuery(templateId))
  const colorId = useId()
  const color = style.primaryColor ?? template?.style.primaryColor
  const font = style.fontFamily ?? template?.style.fontFamily
  const isOtherTemplate = !templateChoices.some(({ id }) => id === templateId)
  const isOtherFont = font !== undefined && !fontChoices.some(({ family }) => family === font)

  return (
    <div className="grid gap-6">
      <Field label="Template">
        {(control) => (
          <Select value={String(templateId)} onValueChange={(id) => id !== '' && setTemplate(Number(id))}>
            <SelectTrigger {...control}>
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              {templateChoices.map(({ id, name }) => (
                <SelectItem key={id} value={String(id)}>
                  {name}
                </SelectItem>
              ))}
              {isOtherTemplate && template && <SelectItem value={String(templateId)}>{template.name}</SelectItem>}
            </SelectContent>
          </Select>
        )}
      </Field>
      <ChangeTemplate label="See all templates" />
      <div className="grid gap-1.5">
        <Label htmlFor={colorId}>Primary color</Label>
        <Input
          id={colorId}
          type="color"
          className="h-control w-20 cursor-pointer p-1"
          value={color ?? ''}
          onChange={(event) =>
            setStyle({ ...style, primaryColor: event.target.value }, { label: 'Change color', merge: 'primaryColor' })
          }
        />
      </div>
      <Field label="Font">
        {(control) => (
          <Select
            value={font ?? ''}
            onValueChange={(value) => {
              const family = fontFamilySchema.safeParse(value).data
              if (family) setStyle({ ...style, fontFamily: family, headingFont: undefined }, { label: 'Change font' })
            }}
          >
            <SelectTrigger {...control}>
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              {fontChoices.map(({ family, name }) => (
                <SelectItem key={family} value={family}>
                  {name}
                </SelectItem>
              ))}
              {isOtherFont && <SelectItem value={font}>{font}</SelectItem>}
            </SelectContent>
          </Select>
        )}
      </Field>
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
