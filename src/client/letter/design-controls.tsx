import { useQuery } from '@tanstack/react-query'
import { LanguageChoice } from '#client/editing/language-choice.tsx'
import { templatesQuery } from '#client/templates/template-queries.ts'
import { ColorInput } from '#client/ui/color-input.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { Slider } from '#client/ui/slider.tsx'
import { type LetterDesign, letterFontSize, letterFonts } from '#engine/letter/letter-design.ts'
import { regionOf } from '#engine/resume/home-region.ts'
import { dateInLanguage } from './date-in-language.ts'
import { useLetterActions, useLetterDocument } from './letter-session.ts'
import { LetterheadButton } from './letterhead-button.tsx'
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

/** Kept in pixels, which nobody knows on paper. */
const inPoints = (pixels: number) => `${pixels * 0.75} pt`

export function DesignControls() {
  const { design, letter, templateId = usualTemplateId } = useLetterDocument()
  const { setDesign, setLetter, setTemplate } = useLetterActions()
  const { language = 'en' } = letter
  const home = regionOf(letter.sender, `${letter.userDetails}\n${letter.body}`)
  const { data: templates = [] } = useQuery(templatesQuery())
  const letterhead = templates.find(({ id }) => id === templateId)
  const changeLetterhead = (to: number) =>
    setTemplate(to, templates.find(({ id }) => id === to)?.style, letterhead?.style)
  return (
    <div className="grid gap-6">
      <SelectField
        label="Letterhead"
        hint="Pick your resume’s template to match."
        placeholder="Loading templates"
        options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(templateId)}
        onChange={(id) => changeLetterhead(Number(id))}
      />
      {letterhead && <LetterheadButton template={letterhead} onChoose={changeLetterhead} />}
      <LanguageChoice
        label="Letter language"
        hint="Sets the date format and spell-check. Your text doesn’t change."
        value={language}
        onChange={(to) =>
          setLetter(
            { language: to, date: dateInLanguage(letter.date, { from: language, to, now: Date.now(), home }) },
            { label: 'Change language' },
          )
        }
      />
      <SelectField
        label="Font family"
        options={letterFonts.map((family) => ({ value: family, label: family }))}
        value={design.fontFamily}
        onChange={(fontFamily) => setDesign({ fontFamily }, { label: 'Change font' })}
      />
      <div className="grid gap-3">
        <span className="font-medium text-small">Font size: {inPoints(design.fontSize)}</span>
        <Slider
          label="Font size"
          valueText={inPoints(design.fontSize)}
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
          <ColorInput
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
