import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearToasts, useToasts } from '#client/app/toast.ts'
import type { Edit } from '#client/drafts/document.ts'
import type { Arrangement } from '#engine/resume/resume.ts'
import {
  accentElementValues,
  borderStyles,
  type CustomStyle,
  defaultStyle,
  fontFamilies,
  headerStyles,
  headingStyles,
  layoutTypes,
  sectionStyles,
} from '#engine/style/style.ts'
import professional from '#engine/templates/professional.ts'
import type { Template } from '#engine/templates/template.ts'
import { LaterStyleTab, StyleEditor } from './style-editor.tsx'
import { usePeekedStyle } from './style-peek.ts'

beforeAll(() => LaterStyleTab.preload())

// No font loads: every name stays in the default font.
beforeEach(() => vi.stubGlobal('fetch', async () => new Response('', { status: 503 })))
afterEach(() => vi.unstubAllGlobals())

const template: Template = { ...professional, style: defaultStyle }

let style: CustomStyle
let arrangement: Arrangement
let edits: Edit[]
const onSave = vi.fn()

function Page({ initial = {}, isLoading = false }: { initial?: CustomStyle; isLoading?: boolean }) {
  const [value, setValue] = useState(initial)
  const [arranged, setArranged] = useState<Arrangement>({})
  arrangement = arranged
  style = value
  const change = (next: CustomStyle, edit: Edit) => {
    edits.push(edit)
    setValue(next)
  }
  const toasts = useToasts()
  return (
    <>
      <StyleEditor
        template={isLoading ? undefined : template}
        style={value}
        onChange={change}
        arrangement={arranged}
        onArrange={(part, edit) => {
          edits.push(edit)
          setArranged({ ...arranged, ...part })
        }}
        onReset={() => setValue({})}
        onSave={onSave}
      />
      {toasts.map(({ id, title, description }) => (
        <p key={id}>
          {title} / {description}
        </p>
      ))}
    </>
  )
}

const openTab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const values = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value }) => value)

const dateLabels = () =>
  within(screen.getByRole('group', { name: 'Dates' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent)

beforeEach(() => {
  edits = []
})

afterEach(() => {
  clearToasts()
  vi.clearAllMocks()
})

describe('the title area', () => {
  it("says 'Loading template...' while there is none, and offers nothing to press", () => {
    render(<Page isLoading />)
    expect(screen.getByRole('heading').textContent).toBe('Loading template...')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Template' }).disabled).toBe(true)
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('names the template and has four tabs', () => {
    render(<Page />)
    expect(screen.getByRole('heading').textContent).toBe('Professional')
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Colors',
      'Typography',
      'Layout',
      'Sections',
    ])
  })

  it('resets with its toast', () => {
    render(<Page initial={{ fontSize: 12 }} />)
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(style).toEqual({})
    expect(screen.getByText('Template reset / Template styling has been reset to default')).toBeTruthy()
  })

  it('saves with its toast', () => {
    render(<Page />)
    fireEvent.click(screen.getByRole('button', { name: 'Save Template' }))
    expect(onSave).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Template saved / Your custom template has been saved')).toBeTruthy()
  })
})

describe('whole looks', () => {
  const tile = (group: string, name: string) =>
    within(screen.getByRole('group', { name: group })).getByRole('radio', { name })
  function Peeked() {
    const { primaryColor = 'its own' } = usePeekedStyle(style)
    return <p data-testid="peeked">{primaryColor}</p>
  }

  it('finding 13: are nine palettes and the template’s own, one of them chosen, applied as one step', () => {
    render(<Page />)
    expect(values('Palettes')).toHaveLength(10)
    expect(tile('Palettes', 'Original')).toHaveProperty('checked', true)
    fireEvent.click(tile('Palettes', 'Clay'))
    expect(style).toMatchObject({ primaryColor: '#a03f26', textColor: '#2b2220', backgroundColor: '#fdfbf5' })
    expect(edits).toHaveLength(1)
    expect(tile('Palettes', 'Clay')).toHaveProperty('checked', true)
  })

  it('are seen on the page under the pointer, and change nothing', () => {
    render(
      <>
        <Page />
        <Peeked />
      </>,
    )
    fireEvent.pointerEnter(tile('Palettes', 'Plum').closest('div') ?? document.body, { pointerType: 'mouse' })
    expect(screen.getByTestId('peeked').textContent).toBe('#6a2c70')
    fireEvent.pointerLeave(screen.getByRole('group', { name: 'Palettes' }))
    expect(screen.getByTestId('peeked').textContent).toBe('its own')
    expect(edits).toEqual([])
  })

  it('are six pairs of fonts; one family alone takes the pair apart', () => {
    render(<Page />)
    openTab('Typography')
    expect(values('Font pairs')).toHaveLength(6)
    fireEvent.click(tile('Font pairs', 'Editorial'))
    expect(style).toEqual({ headingFont: 'Playfair Display', fontFamily: 'Lato' })
    fireEvent.click(within(screen.getByRole('group', { name: 'Font family' })).getByDisplayValue('Georgia'))
    expect(style).toEqual({ fontFamily: 'Georgia' })
  })

  it('are as dense as one slider says', () => {
    render(<Page />)
    openTab('Typography')
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Density' }), { key: 'Home' })
    expect(style).toEqual({ fontSize: 9, spacing: 0.8 })
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Density' }), { key: 'End' })
    expect(style).toEqual({ fontSize: 14, spacing: 1.5 })
  })
})

describe('colors', () => {
  it('change by number, by eye and by suggestion', () => {
    render(<Page />)
    fireEvent.change(field('Primary color'), { target: { value: '#123456' } })
    fireEvent.change(field('Pick secondary color'), { target: { value: '#abcdef' } })
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Suggestions for background color' })).getByLabelText('Ivory'),
    )
    expect(style).toEqual({ primaryColor: '#123456', secondaryColor: '#abcdef', backgroundColor: '#fdfbf5' })
    expect(edits[0]).toEqual({ label: 'Change primary color', merge: 'style.primaryColor' })
  })

  it('take a number without its sign and in three digits', () => {
    render(<Page />)
    fireEvent.change(field('Text color'), { target: { value: 'a1b' } })
    expect(style.textColor).toBe('#aa11bb')
  })

  it('wait until a number is whole and go back to the last colour otherwise', () => {
    render(<Page />)
    fireEvent.change(field('Text color'), { target: { value: '#12' } })
    expect(style).toEqual({})
    expect(field('Text color').value).toBe('#12')
    fireEvent.blur(field('Text color'))
    expect(field('Text color').value).toBe('#333333')
  })

  it('say when a colour is drawn darker than it was chosen', () => {
    render(<Page />)
    expect(screen.queryByText('We darkened this so that it stays readable.')).toBeNull()
    fireEvent.change(field('Text color'), { target: { value: '#cccccc' } })
    expect(screen.getByText('We darkened this so that it stays readable.')).toBeTruthy()
    expect(style.textColor).toBe('#cccccc')
  })

  it('offer twelve inks for the primary color', () => {
    render(<Page />)
    expect(values('Suggestions for primary color')).toHaveLength(12)
  })
})

describe('typography', () => {
  it('offers the ten families', () => {
    render(<Page />)
    openTab('Typography')
    expect(values('Font family')).toEqual([...fontFamilies])
    fireEvent.click(screen.getByRole('radio', { name: /Georgia/ }))
    expect(style.fontFamily).toBe('Georgia')
  })

  it('sizes from 9 to 14 by halves', () => {
    render(<Page />)
    openTab('Typography')
    const size = screen.getByRole('slider', { name: 'Font size' })
    expect([size.getAttribute('aria-valuemin'), size.getAttribute('aria-valuemax')]).toEqual(['9', '14'])
    expect(size.getAttribute('aria-valuetext')).toBe('11 pt')
    fireEvent.keyDown(size, { key: 'ArrowRight' })
    expect(style.fontSize).toBe(11.5)
  })

  it('spaces from 0.8 to 1.5 by tenths, without crumbs', () => {
    render(<Page />)
    openTab('Typography')
    const spacing = screen.getByRole('slider', { name: 'Spacing' })
    expect([spacing.getAttribute('aria-valuemin'), spacing.getAttribute('aria-valuemax')]).toEqual(['0.8', '1.5'])
    fireEvent.keyDown(spacing, { key: 'ArrowRight' })
    fireEvent.keyDown(spacing, { key: 'ArrowRight' })
    expect(style.spacing).toBe(1.2)
  })
})

describe('layout and sections', () => {
  it('offer every value of the style', () => {
    render(<Page />)
    openTab('Layout')
    expect(values('Layout type')).toEqual([...layoutTypes])
    expect(values('Header style')).toEqual([...headerStyles])
    expect(values('Border style')).toEqual([...borderStyles])
    expect(values('Accent elements')).toEqual([...accentElementValues])
    openTab('Sections')
    expect(values('Heading style')).toEqual([...headingStyles])
    expect(values('Section style')).toEqual([...sectionStyles])
  })

  it('change paper, margins and photo', () => {
    render(<Page />)
    openTab('Layout')
    fireEvent.click(screen.getByRole('radio', { name: 'A4' }))
    fireEvent.click(screen.getByRole('switch', { name: 'Show photo' }))
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Margins' }), { key: 'ArrowLeft' })
    expect(style).toEqual({ pageSize: 'a4', showPhoto: false, marginScale: 0.95 })
  })

  it('change the language, and show the dates to choose from in it', () => {
    render(<Page />)
    openTab('Layout')
    expect(screen.getByRole('combobox', { name: 'Document language' }).textContent).toBe('English')
    expect(dateLabels()).toEqual(['September 2021', 'Sep 2021', '09/2021', '2021'])
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Document language' }), { key: 'Enter' })
    fireEvent.keyDown(screen.getByRole('option', { name: 'Français' }), { key: 'Enter' })
    expect(dateLabels()).toEqual(['septembre 2021', 'sept. 2021', '09/2021', '2021'])
    fireEvent.click(screen.getByRole('radio', { name: '09/2021' }))
    expect(arrangement).toEqual({ language: 'fr', dates: 'numeric' })
    expect(style).toEqual({})
    expect(edits.map(({ label }) => label)).toEqual(['Change language', 'Change dates'])
  })

  it("forget a change that is back at the template's own value", () => {
    render(<Page />)
    openTab('Layout')
    fireEvent.click(screen.getByRole('radio', { name: /^Centered/ }))
    expect(style).toEqual({ headerStyle: 'centered' })
    fireEvent.click(screen.getByRole('radio', { name: /^Default/ }))
    expect(style).toEqual({})
  })
})
