// Files that are broken in every way a file can be, the same ones at every run.
import { compoundFile, makeDoc, makeDocx, makeOdt, makePdf, resumePage, zip } from './files.fixture.ts'

export type BrokenFile = { name: string; bytes: Uint8Array }

/** Small and repeatable; not for secrets. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export async function makeBrokenFiles(count: number, seed = 7): Promise<BrokenFile[]> {
  const random = createRandom(seed)
  const sound = await soundFiles()
  const special = await specialFiles()
  const broken: BrokenFile[] = [...special]
  const kinds = Object.keys(breakers)
  for (let index = 0; broken.length < count; index++) {
    const [name, bytes] = sound[index % sound.length] ?? ['', new Uint8Array()]
    const kind = kinds[Math.floor(index / sound.length) % kinds.length] ?? ''
    broken.push({ name: `${name} ${kind} #${index}`, bytes: breakers[kind]?.(Buffer.from(bytes), random) ?? bytes })
  }
  return broken.slice(0, count)
}

async function soundFiles(): Promise<[string, Uint8Array][]> {
  const paragraph = '<w:p><w:r><w:t>Dana Reyes, Welder at Harbor Works</w:t></w:r></w:p>'
  return [
    ['pdf', await makePdf(resumePage)],
    ['plain pdf', await makePdf(resumePage, { compress: false })],
    ['docx', makeDocx(paragraph.repeat(20))],
    ['odt', makeOdt('<text:p>Dana Reyes</text:p>'.repeat(20))],
    ['doc', makeDoc([{ text: 'Dana Reyes' }, { text: 'Welder at Harbor Works' }])],
    ['rtf', Buffer.from('{\\rtf1\\ansi {\\b Dana Reyes}\\par Welder at Harbor Works\\par}'.repeat(5))],
    ['text', Buffer.from('Dana Reyes\nWelder\n- Joined pipes\n'.repeat(10))],
    ['json', Buffer.from(JSON.stringify({ basics: { name: 'Dana Reyes' }, work: [{ name: 'Harbor Works' }] }))],
  ]
}

type Breaker = (bytes: Buffer, random: () => number) => Uint8Array

const breakers: Record<string, Breaker> = {
  truncated: (bytes, random) => bytes.subarray(0, 1 + Math.floor(random() * bytes.length)),
  'bits flipped': (bytes, random) => {
    for (let flips = 1 + Math.floor(random() * 40); flips > 0; flips--) {
      const at = Math.floor(random() * bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8))
    }
    return bytes
  },
  'with a hole': (bytes, random) => {
    const from = Math.floor(random() * bytes.length)
    return Buffer.concat([
      bytes.subarray(0, from),
      bytes.subarray(Math.min(bytes.length, from + 1 + Math.floor(random() * 200))),
    ])
  },
  'numbers changed': (bytes, random) => {
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0
      if (byte >= 48 && byte <= 57 && random() < 0.1) bytes[at] = 48 + Math.floor(random() * 10)
    }
    return bytes
  },
  'under another mark': (bytes, random) => {
    const marks = ['%PDF-1.7\n', 'PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', '{\\rtf1 ', '{"a":']
    return Buffer.concat([Buffer.from(marks[Math.floor(random() * marks.length)] ?? '', 'latin1'), bytes.subarray(10)])
  },
  doubled: (bytes) => Buffer.concat([bytes, bytes]),
  'filled with noise': (bytes, random) => {
    const from = Math.floor(random() * bytes.length)
    for (let at = from; at < Math.min(bytes.length, from + 300); at++) bytes[at] = Math.floor(random() * 256)
    return bytes
  },
}

const pdf = (objects: string) => Buffer.from(`%PDF-1.4\n${objects}\ntrailer<</Root 1 0 R>>\n%%EOF`, 'latin1')
const catalog = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n'

async function specialFiles(): Promise<BrokenFile[]> {
  const nested = zip({
    'word/document.xml': zip({ 'word/document.xml': zip({ a: 'b' }) }),
    'word/a.zip': zip({ b: 'c' }),
  })
  const page = (box: string, content: string) =>
    pdf(
      `${catalog}2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>>>endobj\n4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj\n5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n6 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>/Length 4>>stream\n/X Do\nendstream endobj`,
    )
  return [
    { name: 'nothing', bytes: new Uint8Array() },
    { name: 'one byte', bytes: Buffer.from('x') },
    { name: 'spaces only', bytes: Buffer.alloc(1000, ' ') },
    { name: 'zeros', bytes: Buffer.alloc(5000) },
    { name: 'a picture', bytes: Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(200, 'x'), 'latin1') },
    { name: 'a program', bytes: Buffer.from('\x7fELF'.padEnd(200, '\0'), 'latin1') },
    { name: 'a PDF with a password', bytes: await makePdf(resumePage, { userPassword: 'secret' }) },
    { name: 'a PDF without pages', bytes: pdf(`${catalog}2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj`) },
    {
      name: 'a PDF whose pages are their own children',
      bytes: pdf(`${catalog}2 0 obj<</Type/Pages/Kids[2 0 R]/Count 9>>endobj`),
    },
    {
      name: 'a PDF whose page tree goes round',
      bytes: pdf(
        `${catalog}2 0 obj<</Type/Pages/Kids[3 0 R]/Count 9>>endobj\n3 0 obj<</Type/Pages/Parent 2 0 R/Kids[2 0 R]/Count 9>>endobj`,
      ),
    },
    {
      name: 'a PDF that counts a million pages',
      bytes: pdf(`${catalog}2 0 obj<</Type/Pages/Kids[]/Count 1000000>>endobj`),
    },
    { name: 'a PDF with a page of a kilometre', bytes: page('0 0 9999999 9999999', 'BT /F 12 Tf (Dana) Tj ET') },
    { name: 'a PDF with a page of nothing', bytes: page('0 0 0 0', 'BT /F 12 Tf (Dana) Tj ET') },
    { name: 'a PDF with a form inside itself', bytes: page('0 0 612 792', '/X Do') },
    { name: 'a PDF that saves its state for ever', bytes: page('0 0 612 792', 'q '.repeat(200_000)) },
    {
      name: 'a PDF with a million letters',
      bytes: page('0 0 612 792', `BT /F 9 Tf ${`(${'a'.repeat(100)}) Tj `.repeat(10_000)}ET`),
    },
    {
      name: 'a PDF with a picture of four thousand million points',
      bytes: pdf(
        `${catalog}2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>endobj\n4 0 obj<</Length 30>>stream\nq 600 0 0 700 0 0 cm /I Do Q\nendstream endobj\n5 0 obj<</Type/XObject/Subtype/Image/Width 65000/Height 65000/BitsPerComponent 8/ColorSpace/DeviceRGB/Length 3>>stream\nabc\nendstream endobj`,
      ),
    },
    { name: 'archives in archives', bytes: nested },
    { name: 'a Word bomb', bytes: zip({ 'word/document.xml': new Uint8Array(40 * 1024 * 1024) }) },
    { name: 'Word with endless nesting', bytes: makeDocx('<w:p>'.repeat(100_000)) },
    {
      name: 'Word with entities that multiply',
      bytes: zip({
        'word/document.xml': `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><w:document><w:body><w:p><w:r><w:t>&b;&b;</w:t></w:r></w:p></w:body></w:document>`,
      }),
    },
    { name: 'Word without words', bytes: makeDocx('') },
    { name: 'a Word file with the name of a spreadsheet inside', bytes: zip({ 'xl/workbook.xml': '<a/>' }) },
    { name: 'old Office without a document', bytes: compoundFile({ Workbook: Buffer.alloc(4096) }) },
    { name: 'RTF that opens for ever', bytes: Buffer.from(`{\\rtf1 ${'{'.repeat(300_000)}`) },
    { name: 'RTF that closes for ever', bytes: Buffer.from(`{\\rtf1 Dana${'}'.repeat(300_000)}`) },
    { name: 'JSON that opens for ever', bytes: Buffer.from('{"a":'.repeat(100_000)) },
    { name: 'JSON of another kind', bytes: Buffer.from('{"price": 12}') },
    { name: 'text of one line without end', bytes: Buffer.from('a'.repeat(2_000_000)) },
    { name: 'text of marks only', bytes: Buffer.from('- '.repeat(200_000)) },
    { name: 'text of dates only', bytes: Buffer.from('01/2019 - 02/2020 '.repeat(20_000)) },
    { name: 'text of lines only', bytes: Buffer.from('A\n'.repeat(200_000)) },
  ]
}
