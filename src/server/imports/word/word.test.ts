import { describe, expect, it } from 'vitest'
import type { FlowParagraph } from '#engine/reading/segment.ts'
import { makeDoc, makeDocx, makeOdt, zip } from '../files.fixture.ts'
import { readDoc } from './doc.ts'
import { readDocx } from './docx.ts'
import { readOdt } from './odt.ts'
import { readRtf } from './rtf.ts'

const texts = (paragraphs: readonly FlowParagraph[]) => paragraphs.map(({ text }) => text)
const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
const p = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`

const styles = `<w:styles><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="Base"><w:name w:val="Base"/><w:basedOn w:val="Normal"/><w:rPr><w:b/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/><w:basedOn w:val="Base"/><w:rPr><w:sz w:val="28"/></w:rPr></w:style></w:styles>`

describe('a Word document', () => {
  it('gives each paragraph its style, level, list and looks', () => {
    const body = [
      p(run('Experience'), '<w:pStyle w:val="H2"/>'),
      p(run('Welder', '<w:b/>') + run(' at Harbor Works', '<w:i/>')),
      p(run('Joined pipes'), '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="3"/></w:numPr>'),
      p(run('•'.concat('\t'), '') + run('Trained apprentices')),
    ].join('')
    const { paragraphs } = readDocx(makeDocx(body, { 'word/styles.xml': styles }))
    expect(paragraphs[0]).toMatchObject({
      style: 'heading 2',
      level: 2,
      isList: false,
      runs: [{ bold: true, size: 14 }],
    })
    expect(paragraphs[1]?.runs).toMatchObject([
      { text: 'Welder', bold: true, italic: false, size: 10 },
      { text: ' at Harbor Works', bold: false, italic: true },
    ])
    expect(paragraphs[2]).toMatchObject({ text: 'Joined pipes', isList: true, depth: 1 })
    expect(paragraphs[3]).toMatchObject({ text: 'Trained apprentices', isList: true })
  })

  it('keeps tabs, breaks, links and what was inserted, and leaves out what was deleted', () => {
    const body = p(
      `${run('Dana')}<w:r><w:tab/><w:t>2019</w:t><w:br/><w:t>Detroit</w:t></w:r><w:hyperlink r:id="rId9">${run('mail')}</w:hyperlink>` +
        `<w:ins>${run(' new')}</w:ins><w:del><w:r><w:delText> old</w:delText></w:r></w:del>`,
    )
    const relations =
      '<Relationships><Relationship Id="rId9" Type="x/hyperlink" Target="mailto:dana@example.com"/></Relationships>'
    const [paragraph] = readDocx(makeDocx(body, { 'word/_rels/document.xml.rels': relations })).paragraphs
    expect(paragraph?.text).toBe('Dana\t2019\nDetroitmail new')
    expect(paragraph?.runs.find(({ link }) => link)?.link).toBe('mailto:dana@example.com')
  })

  it('reads headers, footers, text boxes and tables, each in its place', () => {
    const box = (text: string) => `<w:txbxContent>${p(run(text))}</w:txbxContent>`
    const body = [
      p(
        `<w:r><mc:AlternateContent><mc:Choice><w:drawing>${box('In the box')}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box('In the box')}</w:pict></mc:Fallback></mc:AlternateContent></w:r>${run('Body')}`,
      ),
      `<w:tbl><w:tr><w:tc>${p(run('left'))}</w:tc><w:tc>${p(run('right'))}</w:tc></w:tr></w:tbl>`,
      '<w:sectPr><w:headerReference r:id="rId1"/><w:footerReference r:id="rId2"/></w:sectPr>',
    ].join('')
    const { paragraphs } = readDocx(
      makeDocx(body, {
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="header1.xml"/><Relationship Id="rId2" Target="footer1.xml"/></Relationships>',
        'word/header1.xml': `<w:hdr>${p(run('Dana Reyes'))}</w:hdr>`,
        'word/footer1.xml': `<w:ftr>${p(run('Page 1'))}</w:ftr>`,
      }),
    )
    expect(paragraphs.map(({ text, part }) => [text, part])).toEqual([
      ['Dana Reyes', 'header'],
      ['In the box', 'text-box'],
      ['Body', undefined],
      ['left', undefined],
      ['right', undefined],
      ['Page 1', 'footer'],
    ])
    expect(paragraphs[4]?.cell).toEqual({ table: 0, row: 0, column: 1, columns: 2 })
  })

  it('tells hidden, white and tiny text apart, but not white text on a dark ground', () => {
    const body = [
      p(
        run('Seen') +
          run('vanished', '<w:vanish/>') +
          run('white', '<w:color w:val="FFFFFF"/>') +
          run('tiny', '<w:sz w:val="2"/>'),
      ),
      p(run('On dark', '<w:color w:val="FFFFFF"/>'), '<w:shd w:fill="102030"/>'),
      `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="223344"/></w:tcPr>${p(run('In a dark cell', '<w:color w:val="FFFFFF"/>'))}</w:tc></w:tr></w:tbl>`,
    ].join('')
    const source = readDocx(makeDocx(body))
    expect(texts(source.paragraphs)).toEqual(['Seen', 'On dark', 'In a dark cell'])
    expect(source.hidden).toEqual(['vanished', 'white', 'tiny'])
  })

  it('counts only more space than usual as a gap', () => {
    const space = (twips: number) => `<w:spacing w:before="${twips}"/>`
    const body = [120, 120, 120, 400, 120].map((twips, index) => p(run(`line ${index}`), space(twips))).join('')
    expect(readDocx(makeDocx(body)).paragraphs.map(({ gapBefore }) => gapBefore ?? false)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ])
  })

  it('refuses a document that grows a thousandfold, and one without its text', () => {
    const bomb = zip({ 'word/document.xml': new Uint8Array(25 * 1024 * 1024) })
    expect(() => readDocx(bomb)).toThrow(expect.objectContaining({ code: 'too-large' }))
    expect(() => readDocx(zip({ 'word/other.xml': '<a/>' }))).toThrow(expect.objectContaining({ code: 'unreadable' }))
  })
})

describe('a Word 97 document', () => {
  const code = (...bytes: number[]) => Buffer.from(bytes)
  const bold = code(0x35, 0x08, 1)
  const list = code(0x0b, 0x46, 2, 0)
  const hidden = code(0x3c, 0x08, 1)
  const deleted = code(0x00, 0x08, 1)

  it('gives text, bold, lists and fields', () => {
    const source = readDoc(
      makeDoc([
        { text: 'Dana Reyes', look: bold },
        { text: 'Joined pipes', changes: list },
        { text: '\x13 HYPERLINK "mailto:dana@example.com" \x14dana@example.com\x15' },
        { text: 'Not for you', look: hidden },
        { text: 'Struck out in a review', look: deleted },
      ]),
    )
    expect(texts(source.paragraphs)).toEqual(['Dana Reyes', 'Joined pipes', 'dana@example.com'])
    expect(source.paragraphs[0]?.runs[0]?.bold).toBe(true)
    expect(source.paragraphs[1]?.isList).toBe(true)
    expect(source.paragraphs[2]?.runs[0]?.link).toBe('mailto:dana@example.com')
    expect(source.hidden).toEqual(['Not for you'])
  })

  it('is refused with a reason when it has a password or another kind of content', () => {
    const locked = makeDoc([{ text: 'x' }])
    const flags = locked.indexOf(Buffer.from([0xec, 0xa5])) + 0x0a
    locked.writeUInt16LE(0x0300, flags)
    expect(() => readDoc(locked)).toThrow(/password/)
  })
})

describe('an OpenDocument text', () => {
  it('gives headings, lists, spans, tables and hidden text', () => {
    const styles =
      '<style:style style:name="T1"><style:text-properties fo:font-weight="bold"/></style:style>' +
      '<style:style style:name="T2"><style:text-properties fo:color="#ffffff"/></style:style>'
    const source = readOdt(
      makeOdt(
        '<text:h text:outline-level="2">Experience</text:h><text:p><text:span text:style-name="T1">Welder</text:span><text:tab/>2019<text:span text:style-name="T2">stuffed</text:span></text:p>' +
          '<text:list><text:list-item><text:p>Joined pipes</text:p></text:list-item></text:list>' +
          '<table:table><table:table-row><table:table-cell><text:p>left</text:p></table:table-cell><table:table-cell><text:p>right</text:p></table:table-cell></table:table-row></table:table>',
        styles,
      ),
    )
    expect(texts(source.paragraphs)).toEqual(['Experience', 'Welder\t2019', 'Joined pipes', 'left', 'right'])
    expect(source.paragraphs[0]?.level).toBe(2)
    expect(source.paragraphs[1]?.runs[0]?.bold).toBe(true)
    expect(source.paragraphs[2]?.isList).toBe(true)
    expect(source.paragraphs[4]?.cell).toMatchObject({ column: 1, columns: 2 })
    expect(source.hidden).toEqual(['stuffed'])
  })
})

describe('an RTF file', () => {
  it('gives looks, lists, links, letters of other alphabets and hidden text', () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}{\colortbl;\red255\green255\blue255;}
{\stylesheet{\s1\b\fs32 heading 1;}}\pard\s1\b\fs32 Experience\par\pard\plain\b Welder\b0  at Caf\'e9 \u8211?  D\'fcsseldorf\par
{\listtext\'b7\tab}\ls1 Joined pipes\par\pard{\field{\*\fldinst HYPERLINK "https://dana.example"}{\fldrslt my page}}{\v secret}{\cf1 white}\par}`
    const source = readRtf(Buffer.from(rtf, 'latin1'))
    expect(texts(source.paragraphs)).toEqual(['Experience', 'Welder at Café –  Düsseldorf', 'Joined pipes', 'my page'])
    expect(source.paragraphs[0]).toMatchObject({ level: 1, style: 'heading 1', runs: [{ bold: true, size: 16 }] })
    expect(source.paragraphs[1]?.runs.map(({ bold }) => bold)).toEqual([true, false])
    expect(source.paragraphs[2]?.isList).toBe(true)
    expect(source.paragraphs[3]?.runs[0]?.link).toBe('https://dana.example')
    expect(source.hidden).toEqual(['secret', 'white'])
  })

  it('keeps items of a list inside their cell, and headers and footers apart; what a review struck out is gone', () => {
    const rtf = String.raw`{\rtf1\ansi{\header\pard Dana Reyes\par}{\footer\pard dana@example.com\par}
\pard\intbl Welder\par\pard\intbl{\listtext\pard\plain \'b7\tab}\ilvl0\ls1 Joined pipes\cell\pard\intbl 2019\cell\row
\pard Certificates for {\deleted gas}{\revised steel}\par}`
    const { paragraphs } = readRtf(Buffer.from(rtf, 'latin1'))
    expect(paragraphs.map(({ text, part, cell, isList }) => [text, part ?? cell?.column, isList])).toEqual([
      ['Dana Reyes', 'header', false],
      ['dana@example.com', 'footer', false],
      ['Welder', 0, false],
      ['Joined pipes', 0, true],
      ['2019', 1, false],
      ['Certificates for steel', undefined, false],
    ])
  })
})
