import { useQuery } from '@tanstack/react-query'
import { StyleEditor } from '#client/editing/panels/style/style-editor.tsx'
import { useDocument, useDocumentActions, useDocumentSession } from '#client/editing/session/document-context.tsx'
import { templatesQuery } from '#client/templates/template-queries.ts'
import { Field } from '#client/ui/field.tsx'
import {
  Select,
  SelectContent,
  SelectGroup,
  SelectItem,
  SelectLabel,
  SelectTrigger,
  SelectValue,
} from '#client/ui/select.tsx'
import type { Template } from '#engine/templates/template.ts'

/** Another template, and what the person makes of it. */
export function DesignTab({ template }: { template: Template | undefined }) {
  const { autosave } = useDocumentSession()
  const style = useDocument((document) => document.style)
  const arrangement = useDocument((document) => document.resume.arrangement)
  const { setStyle, setArrangement } = useDocumentActions()
  return (
    <div className="grid grid-cols-1 gap-6">
      <TemplateChoice />
      <StyleEditor
        template={template}
        style={style}
        onChange={setStyle}
        arrangement={arrangement}
        onArrange={setArrangement}
        onReset={() => setStyle({}, { label: 'Reset style' })}
        onSave={() => void autosave.flush()}
      />
    </div>
  )
}

function TemplateChoice() {
  const templateId = useDocument((document) => document.templateId)
  const { setTemplate } = useDocumentActions()
  const { data: templates = [] } = useQuery(templatesQuery())
  return (
    <Field label="Template" hint="Switching keeps every word, and your changes to each design.">
      {(control) => (
        <Select value={String(templateId)} onValueChange={(next) => next !== '' && setTemplate(Number(next))}>
          <SelectTrigger {...control}>
            <SelectValue placeholder="Loading templates" />
          </SelectTrigger>
          <SelectContent>
            {[...new Set(templates.map(({ category }) => category))].map((category) => (
              <SelectGroup key={category}>
                <SelectLabel className="capitalize">{category}</SelectLabel>
                {templates
                  .filter((template) => template.category === category)
                  .map(({ id, name }) => (
                    <SelectItem key={id} value={String(id)}>
                      {name}
                    </SelectItem>
                  ))}
              </SelectGroup>
            ))}
          </SelectContent>
        </Select>
      )}
    </Field>
  )
}
