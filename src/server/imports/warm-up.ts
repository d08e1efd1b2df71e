import { readFile } from './read-file.ts'

/** A page with one line: enough for every part of the reader to be loaded before the first file comes. */
const smallPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 150>>stream
BT /F1 18 Tf 72 720 Td (Avery Morgan) Tj 0 -40 Td (Experience) Tj 0 -20 Td (Electrician, Harbor Works, Jan 2019 - Present) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`

export async function warmUp(): Promise<void> {
  await readFile(Buffer.from(smallPdf, 'latin1'), { recognize: false, onPage: () => {} })
}
