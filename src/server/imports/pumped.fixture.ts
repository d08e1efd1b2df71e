// Small files that grow on the inside: one pattern repeated until it is `size` characters long. Each finds the parser
// that goes over the same text again and again.
import { makeDoc, makeDocx, makeOdt, zip } from './files.fixture.ts'

export type PumpedFile = { name: string; make: (size: number) => Uint8Array }

const fill = (unit: string, size: number) => unit.repeat(Math.ceil(size / unit.length))

/** What a file of plain text, or the paragraph of any other, is filled with. */
const pumpedTexts: Record<string, string> = {
  letters: 'a',
  capitals: 'A',
  spaces: ' ',
  'hard spaces': '\u00a0',
  lines: '\n',
  'returns and lines': '\r\n',
  tabs: '\t',
  figures: '7',
  dashes: '-',
  'dashes with spaces': '- ',
  bullets: '•',
  'at signs': '@',
  'letters and at signs': 'a@',
  dots: '.',
  'letters and dots': 'a.',
  'hosts that never end': 'a-',
  commas: ',',
  'commas with spaces': ', ',
  slashes: '/',
  bars: ' | ',
  'words and bars': 'word | ',
  brackets: '(',
  'pairs of brackets': '()',
  'square brackets': '[',
  links: '[a](',
  stars: '*',
  'stars with letters': '**a',
  underscores: '_',
  'underscores with letters': '__a',
  backticks: '`a',
  'open addresses': '<https:',
  hashes: '#',
  headings: '# a\n',
  'headings with hashes': '# a #',
  backslashes: '\\',
  quotes: '"',
  words: 'word ',
  'lines of one word': 'Word\n',
  'lines of two words': 'Some Words\n',
  'lines in capitals': 'WORK EXPERIENCE\n',
  'lines of items': '- did it\n',
  'lines of jobs': 'Welder, Harbor Works\nJan 2019 - Mar 2020\n- Joined pipes\n',
  'lines of skills': 'SKILLS\nPython, SQL, Go\n',
  'lines of cells': 'One\tTwo\tThree\n',
  years: '2019 ',
  'years and dashes': '2019 - ',
  months: 'Jan ',
  periods: 'Jan 2019 - Mar 2020 ',
  'short dates': '1/',
  'words to': 'to ',
  names: 'Ann Lee ',
  phones: '+1 313 555 0142 ',
  sentences: 'He did it. ',
  icons: '\uf0b7',
  'combining marks': 'e\u0301',
  emoji: '👍',
  hebrew: 'שלום ',
  'broken letters': 'Â',
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const inDocument = (xml: string) => zip({ 'word/document.xml': xml })
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** No text of ours, which would be read by other rules. */
const head = 'Dana Reyes\nWelder and fitter\nDetroit, MI | dana@example.com\nNight shifts\n'
const job = 'EXPERIENCE\nWelder, Harbor Works\nJan 2019 - Present\n- Joined pipes\n'

const texts: PumpedFile[] = Object.entries(pumpedTexts).flatMap(([name, unit]) => [
  { name: `text of ${name}`, make: (size) => Buffer.from(`${head}${fill(unit, size)}\n${job}`) },
  { name: `markdown of ${name}`, make: (size) => Buffer.from(`# Top\n${head}SKILLS\n\n${fill(unit, size)}`) },
  {
    name: `docx of ${name}`,
    make: (size) =>
      makeDocx([...head.split('\n'), ...job.split('\n'), escaped(fill(unit, size))].map(paragraph).join('')),
  },
  {
    name: `docx with paragraphs of ${name}`,
    make: (size) =>
      makeDocx(
        [
          ...head.split('\n'),
          ...fill(`${fill(unit, 60)}\0`, size)
            .split('\0')
            .map(escaped),
        ]
          .map(paragraph)
          .join(''),
      ),
  },
])

const marked: PumpedFile[] = [
  { name: 'docx with letters in a tag', make: (size) => makeDocx(`<w:p ${fill('a', size)}>`) },
  { name: 'docx with equals signs in a tag', make: (size) => makeDocx(`<w:p ${fill('=', size)}>`) },
  { name: 'docx with spaces in a tag', make: (size) => makeDocx(`<w:p ${fill(' ', size)}>`) },
  { name: 'docx with spaced letters in a tag', make: (size) => makeDocx(`<w:p ${fill('a ', size)}>`) },
  { name: 'docx with a name and spaces', make: (size) => makeDocx(`<w:p a${fill(' ', size)}>`) },
  { name: 'docx with open attributes', make: (size) => makeDocx(`<w:p ${fill('a="', size)}>`) },
  { name: 'docx with many attributes', make: (size) => makeDocx(`<w:p ${fill('a="b" ', size)}/>`) },
  { name: 'docx with a long attribute', make: (size) => makeDocx(`<w:p a="${fill('b', size)}"/>`) },
  { name: 'docx of open brackets', make: (size) => makeDocx(fill('<', size)) },
  { name: 'docx of open tags', make: (size) => makeDocx(fill('<a ', size)) },
  { name: 'docx of open quotes', make: (size) => makeDocx(fill('<a "', size)) },
  { name: 'docx of open comments', make: (size) => makeDocx(fill('<!--', size)) },
  { name: 'docx of open CDATA', make: (size) => makeDocx(fill('<![CDATA[', size)) },
  { name: 'docx of ampersands', make: (size) => makeDocx(paragraph(fill('&', size))) },
  { name: 'docx of entities', make: (size) => makeDocx(paragraph(fill('&amp;', size))) },
  { name: 'docx of unknown ends', make: (size) => makeDocx(`${'<a>'.repeat(300)}${fill('</b>', size)}`) },
  { name: 'docx of deep tags', make: (size) => makeDocx(fill('<w:p>', size)) },
  { name: 'docx of deep tables', make: (size) => makeDocx(fill('<w:tbl><w:tr><w:tc>', size)) },
  {
    name: 'docx of deep content controls',
    make: (size) => makeDocx(`<w:tbl>${'<w:sdt>'.repeat(380)}${fill('<w:tr><w:tc/></w:tr>', size)}`),
  },
  {
    name: 'docx of tables in content controls',
    make: (size) =>
      makeDocx('<w:tbl><w:sdt><w:tr><w:tc>'.repeat(Math.min(90, Math.ceil(size / 4000))) + paragraph('Harbor Works')),
  },
  { name: 'docx of empty paragraphs', make: (size) => makeDocx(fill('<w:p/>', size)) },
  { name: 'docx of paragraphs', make: (size) => makeDocx(fill(paragraph('Harbor Works'), size)) },
  { name: 'docx of runs', make: (size) => makeDocx(`<w:p>${fill('<w:r><w:t>a</w:t></w:r>', size)}</w:p>`) },
  {
    name: 'docx of unlike runs',
    make: (size) =>
      makeDocx(`<w:p>${fill('<w:r><w:t>a\t</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>b</w:t></w:r>', size)}</w:p>`),
  },
  {
    name: 'docx of unlike lines',
    make: (size) =>
      makeDocx(
        `<w:p>${fill('<w:r><w:t>a</w:t><w:br/></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>b</w:t></w:r>', size)}</w:p>`,
      ),
  },
  {
    name: 'docx of cells',
    make: (size) => makeDocx(`<w:tbl><w:tr>${fill(`<w:tc>${paragraph('a')}</w:tc>`, size)}</w:tr></w:tbl>`),
  },
  {
    name: 'docx of rows',
    make: (size) => makeDocx(`<w:tbl>${fill(`<w:tr><w:tc>${paragraph('a')}</w:tc></w:tr>`, size)}</w:tbl>`),
  },
  {
    name: 'docx of text boxes',
    make: (size) =>
      makeDocx(
        `<w:p>${fill(`<w:r><w:pict><w:txbxContent>${paragraph('a')}</w:txbxContent></w:pict></w:r>`, size)}</w:p>`,
      ),
  },
  {
    name: 'docx of fields',
    make: (size) => makeDocx(`<w:p><w:r>${fill('<w:fldChar w:fldCharType="begin"/>', size)}</w:r></w:p>`),
  },
  {
    name: 'docx of separated fields',
    make: (size) =>
      makeDocx(
        `<w:p><w:r><w:fldChar w:fldCharType="begin"/>${fill('<w:instrText>HYPERLINK   </w:instrText><w:fldChar w:fldCharType="separate"/>', size)}</w:r></w:p>`,
      ),
  },
  { name: 'docx of styles', make: (size) => withPart('word/styles.xml', fill('<w:style w:styleId="a">', size)) },
  {
    name: 'docx of lists',
    make: (size) =>
      withPart(
        'word/numbering.xml',
        `<w:abstractNum w:abstractNumId="1">${fill('<w:lvl w:ilvl="1"><w:pPr><w:ind w:left="1"/></w:pPr></w:lvl>', size / 2)}</w:abstractNum>${fill('<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>', size / 2)}`,
      ),
  },
  {
    name: 'docx of headers',
    make: (size) =>
      makeDocx(fill('<w:headerReference r:id="h"/>', size), {
        'word/_rels/document.xml.rels': '<Relationships><Relationship Id="h" Target="header.xml"/></Relationships>',
        'word/header.xml': fill('<w:p>', size),
      }),
  },
  {
    name: 'docx with brackets in a header',
    make: (size) =>
      makeDocx('<w:headerReference r:id="h"/>', {
        'word/_rels/document.xml.rels': '<Relationships><Relationship Id="h" Target="header.xml"/></Relationships>',
        'word/header.xml': fill('<', size),
      }),
  },
  { name: 'docx of one long name', make: (size) => inDocument(`<w:document><w:body><${fill('w', size)}`) },
  { name: 'odt of deep lists', make: (size) => makeOdt(fill('<text:list><text:list-item>', size)) },
  {
    name: 'odt of deep tables',
    make: (size) => makeOdt(fill('<table:table><table:table-row><table:table-cell>', size)),
  },
  {
    name: 'odt of tables in tables',
    make: (size) =>
      makeOdt(
        `${'<table:table><table:table-row><table:table-cell><text:p>a</text:p>'.repeat(Math.min(90, Math.ceil(size / 4000)))}${fill('<text:p>a</text:p>', size)}`,
      ),
  },
  { name: 'odt of paragraphs', make: (size) => makeOdt(fill('<text:p>Harbor Works</text:p>', size)) },
  { name: 'odt of frames', make: (size) => makeOdt(fill('<draw:frame><draw:text-box>', size)) },
  { name: 'odt of spans', make: (size) => makeOdt(`<text:p>${fill('<text:span>a</text:span>', size)}</text:p>`) },
  { name: 'odt of spaces', make: (size) => makeOdt(`<text:p>a${fill('<text:s text:c="100"/>', size)}</text:p>`) },
  { name: 'odt of styles', make: (size) => makeOdt('', fill('<style:style style:name="a">', size)) },
  { name: 'odt with letters in a tag', make: (size) => makeOdt(`<text:p ${fill('a', size)}>`) },
  ...Object.entries({
    'open groups': '{',
    'closed groups': '}',
    groups: '{a}',
    'deep links': '{\\field',
    backslashes: '\\',
    'control words': '\\b',
    letters: 'a',
    'long control words': '\\aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1',
    'hex letters': "\\'41",
    'broken hex letters': "\\'",
    paragraphs: 'a\\par ',
    'empty paragraphs': '\\par ',
    cells: 'a\\cell ',
    'paragraphs in a cell': '\\intbl a\\par ',
    rows: '\\intbl a\\cell\\row ',
    fields: '{\\fldinst HYPERLINK ',
    'field results': '{\\fldinst HYPERLINK   }{\\fldrslt a}',
    headers: '{\\header a}',
    'unicode letters': '\\u65?',
    'skipped letters': '\\uc4\\u65',
    colours: '{\\colortbl;\\red1;}',
    'hidden text': '\\v a ',
    'styled text': '\\b a\\b0 b',
    styles: '{\\stylesheet{\\s1',
    'open styles': '{\\s1\\a',
    'list marks': '{\\listtext a}',
    lines: '\r\n',
    'text boxes': '{\\shp{\\shptxt a',
  }).map(([name, unit]) => ({
    name: `rtf of ${name}`,
    make: (size: number) => Buffer.from(`{\\rtf1\\ansi{\\stylesheet{\\s1 a;}} Dana Reyes ${fill(unit, size)}`),
  })),
  {
    name: 'rtf with a long style sheet',
    make: (size) => Buffer.from(`{\\rtf1\\ansi{\\stylesheet${fill('{\\s1\\a\\a', size)}`),
  },
  {
    name: 'rtf with a style that never ends',
    make: (size) => Buffer.from(`{\\rtf1\\ansi{\\stylesheet{\\s1${fill('\\a1 ', size)}`),
  },
  ...Object.entries({
    letters: 'a',
    paragraphs: 'a\r',
    cells: 'a\x07',
    'open fields': '\x13',
    fields: '\x13HYPERLINK \x14a\x15',
    'open instructions': '\x13HYPERLINK  \x14',
    spaces: ' ',
  }).map(([name, unit]) => ({
    name: `doc of ${name}`,
    make: (size: number) => makeDoc([{ text: fill(unit, Math.min(size, 25_000)) }]),
  })),
  { name: 'json of open lists', make: (size) => Buffer.from(`{"a":${fill('[', size)}`) },
  { name: 'json of open objects', make: (size) => Buffer.from(fill('{"a":', size)) },
  { name: 'json of jobs', make: (size) => Buffer.from(`{"work":[${fill('{"name":"a"},', size)}{}]}`) },
  {
    name: 'json of skills',
    make: (size) => Buffer.from(`{"skills":[${fill('{"name":"a","keywords":["b","c"]},', size)}{}]}`),
  },
  { name: 'json of a long name', make: (size) => Buffer.from(`{"basics":{"name":"${fill('a ', size)}"}}`) },
  {
    name: 'json of a long summary',
    make: (size) => Buffer.from(`{"basics":{"name":"a","summary":"${fill('<b>', size)}"}}`),
  },
  {
    name: 'json of a long date',
    make: (size) => Buffer.from(`{"work":[{"name":"a","startDate":"${fill('2', size)}"}]}`),
  },
  { name: 'json of wrong fields', make: (size) => Buffer.from(`{"experiences":[${fill('{"company":1},', size)}{}]}`) },
  { name: 'json of our jobs', make: (size) => Buffer.from(`{"experiences":[${fill('{"company":"a"},', size)}{}]}`) },
]

const pdfHead = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n'
const onePage = '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n'
const pageObject =
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>>>endobj\n5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n'

function stream(number: number, content: string, dictionary = ''): string {
  return `${number} 0 obj<<${dictionary}/Length ${content.length}>>stream\n${content}\nendstream endobj\n`
}

/** A page with one stream of operators, and what else it needs. */
function pdfOf(content: string, objects = ''): Buffer {
  return Buffer.from(
    `${pdfHead}${onePage}${pageObject}${stream(4, content)}${objects}trailer<</Root 1 0 R>>\n%%EOF`,
    'latin1',
  )
}

/** Forms that each draw the next one `times` over: a few kilobytes that are `times ** levels` operators. */
export function nestedForms(levels: number, times: number): Buffer {
  const forms = Array.from({ length: levels }, (_, index) => {
    const isLast = index === levels - 1
    const content = isLast ? 'BT /F 9 Tf (a) Tj ET' : '/X Do '.repeat(times)
    const resources = isLast ? '/Font<</F 5 0 R>>' : `/XObject<</X ${index + 7} 0 R>>`
    return stream(6 + index, content, `/Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<<${resources}>>`)
  })
  return pdfOf('/X Do', forms.join(''))
}

const shown = (unit: string) => (size: number) => pdfOf(`BT /F 9 Tf 72 700 Td ${fill(unit, size)} ET`)

const pdfs: PumpedFile[] = [
  { name: 'pdf of letters', make: shown(`(${'a'.repeat(50)}) Tj `) },
  { name: 'pdf of letters apart', make: shown('(a) Tj 0 -1 Td ') },
  { name: 'pdf of spaces', make: shown('(     ) Tj ') },
  { name: 'pdf of words apart', make: shown('(word) Tj 60 0 Td (word) Tj -60 -1 Td ') },
  { name: 'pdf of tiny moves', make: shown('[(a) -900 (b) -900] TJ ') },
  { name: 'pdf of invisible letters', make: shown('3 Tr (abc) Tj 0 -1 Td ') },
  { name: 'pdf of white letters', make: shown('1 g (abc) Tj 0 -1 Td ') },
  { name: 'pdf of boxes', make: (size) => pdfOf(fill('9 9 5 5 re f ', size)) },
  { name: 'pdf of one path', make: (size) => pdfOf(`${fill('9 9 5 5 re ', size)}f`) },
  {
    name: 'pdf of boxes and letters',
    make: (size) => pdfOf(fill('72 9 5 5 re f BT /F 9 Tf 72 9 Td (a) Tj ET ', size)),
  },
  {
    name: 'pdf of boxes and invisible letters',
    make: (size) => pdfOf(fill('72 9 5 5 re f BT /F 9 Tf 3 Tr 72 9 Td (a) Tj ET ', size)),
  },
  { name: 'pdf of saved states', make: (size) => pdfOf(fill('q ', size)) },
  { name: 'pdf of open marks', make: (size) => pdfOf(`BT /F 9 Tf ${fill('/P BMC (a) Tj ', size)}`) },
  { name: 'pdf of open text', make: (size) => pdfOf(`BT /F 9 Tf ${fill('(', size)}`) },
  { name: 'pdf of open lists', make: (size) => pdfOf(fill('[', size)) },
  { name: 'pdf of open dictionaries', make: (size) => pdfOf(fill('<<', size)) },
  { name: 'pdf of junk', make: (size) => Buffer.from(`%PDF-1.4\n${fill('obj ', size)}`) },
  { name: 'pdf of objects', make: (size) => Buffer.from(`${pdfHead}${fill('9 0 obj<<>>endobj\n', size)}`) },
  { name: 'pdf of open objects', make: (size) => Buffer.from(`${pdfHead}${fill('9 0 obj<<', size)}`) },
  { name: 'pdf of trailers', make: (size) => Buffer.from(`${pdfHead}${fill('trailer<<', size)}`) },
  {
    name: 'pdf of links',
    make: (size) =>
      Buffer.from(
        `${pdfHead}${onePage}3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<<>>/Annots[${fill('7 0 R ', size)}]>>endobj\n${stream(4, '')}7 0 obj<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://a.example)>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`,
        'latin1',
      ),
  },
]

function withPart(name: string, content: string): Uint8Array {
  return makeDocx(paragraph('Dana Reyes'), { [name]: content })
}

export const pumpedFiles: PumpedFile[] = [...texts, ...marked, ...pdfs]
