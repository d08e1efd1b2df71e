import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import type { CustomStyle } from '#engine/style/style.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import { exportDocument } from '../export-document.ts'
import { readTrueType, type TrueTypeFile } from '../fonts/truetype-file.ts'
import { readDocxText } from '../read-text.ts'
import { readNames } from './font-program.ts'

const all: TemplateDefinition[] = Object.values(templates)
const [anyTemplate] = all
const fontsOf = ({ style, design }: TemplateDefinition) => `${style.fontFamily}, ${design.headingFont}`
/** One for each pair of fonts, and all of them in the full run. */
const chosen = process.env.TEST_FULL
  ? all
  : all.filter((one, at) => all.findIndex((other) => fontsOf(other) === fontsOf(one)) === at)
if (!anyTemplate) throw new Error('there are no templates')

type Embedded = { family: string; slot: string; font: TrueTypeFile; bytes: Buffer }

async function write(template: TemplateDefinition, resume: Resume, customStyle: CustomStyle = {}) {
  const bytes = await exportDocument({ resume, template, customStyle, format: 'docx', created: '2024-05-06T07:08:09Z' })
  const parts = unzipSync(bytes)
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const targets = new Map(
    [...part('word/_rels/fontTable.xml.rels').matchAll(/Id="(\w+)"[^>]*Target="([^"]+)"/g)].map(([, id, to]) => [
      id,
      to,
    ]),
  )
  const fonts = [...part('word/fontTable.xml').matchAll(/<w:font w:name="([^"]+)">(.*?)<\/w:font>/g)].flatMap(
    ([, family = '', content = '']) =>
      [...content.matchAll(/<w:(embed\w+) r:id="(\w+)" w:fontKey="\{([\w-]+)\}"/g)].map(
        ([, slot = '', id = '', key = '']): Embedded => {
          const file = reveal(parts[`word/${targets.get(id)}`] ?? new Uint8Array(), key)
          return { family, slot, font: readTrueType(file), bytes: file }
        },
      ),
  )
  const texts = Object.keys(parts).filter((name) => /^word\/\w+\.xml$/.test(name) && !name.includes('fontTable'))
  const used = texts.flatMap((name) => [...part(name).matchAll(/w:ascii="([^"]+)"/g)].map(([, name]) => name))
  return { bytes, fonts, used: new Set(used), settings: part('word/settings.xml') }
}

/** By the rule of the format: the key backwards over the first 32 bytes. */
function reveal(hidden: Uint8Array, key: string): Buffer {
  const digits = Buffer.from(key.replaceAll('-', ''), 'hex').reverse()
  return Buffer.from(hidden.map((byte, at) => (at < 32 ? byte ^ (digits[at % 16] ?? 0) : byte)))
}

const stylesBySlot: Record<string, string> = {
  embedRegular: 'Regular',
  embedBold: 'Bold',
  embedItalic: 'Italic',
  embedBoldItalic: 'Bold Italic',
}

describe.each(chosen.map((template) => [template.name, template] as const))(
  'the Word file of %s',
  (_name, template) => {
    it('embeds every font it names, with the letters of the document, in less than 500 kB', async () => {
      const { bytes, fonts, used, settings } = await write(template, template.sample)
      const letters = new Set(await readDocxText(bytes))
      expect(bytes.length).toBeLessThan(500_000)
      expect(settings).toContain('<w:embedTrueTypeFonts/><w:saveSubsetFonts/>')
      expect([...used].filter((name) => !fonts.some(({ family }) => family === name))).toEqual([])
      for (const { family, slot, font } of fonts) {
        const names = readNames(font)
        expect(names.get(1)).toBe(family)
        expect(names.get(2)).toBe(stylesBySlot[slot])
        const missing = [...letters]
          .filter((letter) => letter > ' ' && letter < '\u2000')
          .filter((letter) => font.glyphId(letter.codePointAt(0) ?? 0) === 0)
        expect(missing, family).toEqual([])
      }
    })
  },
)

describe('embedded fonts', () => {
  const writeWith = (summary: string, fontFamily: 'Roboto' | 'Lato') => {
    const resume = { ...emptyResume(''), personalInfo: { ...emptyResume('').personalInfo, firstName: 'Ana', summary } }
    return write(anyTemplate, resume, { fontFamily })
  }
  const draws = ({ font }: Embedded, text: string) =>
    [...text].every((letter) => font.glyphId(letter.codePointAt(0) ?? 0))

  it('draw what an editor adds later: all of Latin, and an alphabet whole once it is used', async () => {
    const plain = await writeWith('Plain words.', 'Roboto')
    expect(plain.fonts.every((font) => draws(font, 'ÀÿŁęžğİőș€„“–…•'))).toBe(true)
    expect(plain.fonts.some((font) => draws(font, 'Ж'))).toBe(false)
    const mixed = await writeWith('Ответственный, Σ', 'Roboto')
    expect(mixed.fonts.every((font) => draws(font, 'ЖщёЇΩλ'))).toBe(true)
  })

  it('draw a rare sign that the document uses', async () => {
    expect((await writeWith('Plain.', 'Roboto')).fonts.some((font) => draws(font, '√'))).toBe(false)
    expect((await writeWith('√ 2', 'Roboto')).fonts.every((font) => draws(font, '√'))).toBe(true)
  })

  it('are whole files that may be embedded and edited with', async () => {
    const { fonts } = await writeWith('Plain words.', 'Lato')
    for (const { bytes, font } of fonts) {
      let sum = 0
      for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
      expect(sum).toBe(0xb1b0afba)
      expect(font.tables.get('OS/2')?.getUint16(8)).toBe(0)
      expect(readNames(font).get(0)).toMatch(/copyright/i)
      expect([...font.tables.keys()]).toEqual(expect.arrayContaining(['cmap', 'glyf', 'name', 'post', 'hmtx']))
    }
  })

  it('are the same bytes for the same document', async () => {
    const files = await Promise.all([1, 2].map(() => writeWith('Plain words with √.', 'Lato')))
    expect(files[0]?.fonts.map(({ bytes }) => bytes)).toEqual(files[1]?.fonts.map(({ bytes }) => bytes))
  })
})
