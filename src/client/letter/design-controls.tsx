import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { LanguageChoice } from '#client/editing/language-choice.tsx'
import { templatesQuery } from '#client/templates/template-queries.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Label } from '#client/ui/label.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '#client/ui/select.tsx'
import { Slider } from '#client/ui/slider.tsx'
import { type LetterDesign, letterDesignSchema, letterFontSize, letterFonts } from '#engine/letter/letter-design.ts'
import { regionOf } from '#engine/resume/home-region.ts'
import { dateInLanguage } from './date-in-language.ts'
import { useLetterActions, useLetterDocument } from './letter-session.ts'
import { usualTemplateId } from './use-letter-pages.ts'

const spacings = [
  { value: 'tight', label: 'Tight' },
  { value: 'normal', label: 'Normal' },
  { value: 'loose', label: 'Loose' },
] as const

const alignments = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Center' },
  { value: 'justify', label: 'Justify' },
] as const

const colors = [
  { field: 'textColor', label: 'Text color' },
  { field: 'backgroundColor', label: 'Background color' },
  { field: 'headingColor', label: 'Heading color' },
] as const

export function DesignControls() {
  const { design, letter, templateId = usualTemplateId } = useLetterDocument()
  const { setDesign, setLetter, setTemplate } = useLetterActions()
  const { language = 'en' } = letter
  const home = regionOf(letter.sender, `${letter.userDetails}\n${letter.body}`)
  const { data: templates = [] } = useQuery(templatesQuery())
  return (
    <div className="grid gap-6">
      <Field label="Letterhead" hint="The same as on your resume, if you use its template.">
        {(control) => (
          <Select value={String(templateId)} onValueChange={(id) => id !== '' && setTemplate(Number(id))}>
            <SelectTrigger {...control}>
              <SelectValue placeholder="Loading templates" />
            </SelectTrigger>
            <SelectContent>
              {templates.map(({ id, name }) => (
                <SelectItem key={id} value={String(id)}>
                  {name}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        )}
      </Field>
      <LanguageChoice
        label="Letter language"
        hint="For screen readers and spelling. The date above the letter follows it; your words stay as they are."
        value={language}
        onChange={(to) =>
          setLetter(
            { language: to, date: dateInLanguage(letter.date, { from: language, to, now: Date.now(), home }) },
            { label: 'Change language' },
          )
        }
      />
      <Field label="Font family">
        {(control) => (
          <Select
            value={design.fontFamily}
            onValueChange={(value) => {
              const fontFamily = letterDesignSchema.shape.fontFamily.safeParse(value).data
              if (fontFamily) setDesign({ fontFamily }, { label: 'Change font' })
            }}
          >
            <SelectTrigger {...control}>
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              {letterFonts.map((family) => (
                <SelectItem key={family} value={family}>
                  {family}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        )}
      </Field>
      <div className="grid gap-3">
        <span className="font-medium text-small">Font size: {design.fontSize}px</span>
        <Slider
          label="Font size"
          valueText={`${design.fontSize} pixels`}
          min={letterFontSize.minimum}
          max={letterFontSize.maximum}
          step={letterFontSize.step}
          value={[design.fontSize]}
          onValueChange={([fontSize]) => {
            if (fontSize !== undefined) setDesign({ fontSize }, { label: 'Change font size', merge: 'fontSize' })
          }}
        />
      </div>
      <div className="flex flex-wrap gap-6">
        {colors.map(({ field, label }) => (
          <ColorChoice
            key={field}
            label={label}
            value={design[field]}
            onChange={(color) =>
              setDesign({ [field]: color }, { label: `Change ${label.toLowerCase()}`, merge: field })
            }
          />
        ))}
      </div>
      <Choice label="Line spacing">
        <Segmented
          label="Line spacing"
          options={spacings}
          value={design.spacing}
          onChange={(spacing: LetterDesign['spacing']) => setDesign({ spacing }, { label: 'Change spacing' })}
        />
      </Choice>
      <Choice label="Alignment">
        <Segmented
          label="Alignment"
          options={alignments}
          value={design.alignment}
          onChange={(alignment: LetterDesign['alignment']) => setDesign({ alignment }, { label: 'Change alignment' })}
        />
      </Choice>
    </div>
  )
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <span className="font-medium text-small">{label}</span>
      {children}
    </div>
  )
}

function ColorChoice({ label, value, onChange }: { label: string; value: string; onChange: (color: string) => void }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="color"
        className="h-control w-20 cursor-pointer p-1"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
