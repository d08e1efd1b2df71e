// Writes a composition as a Word file: real styles, lists and headings that people can continue editing.
import { Document, Packer } from 'docx'
import type { Block, Composition, Region, TextStyle } from '#engine/layout/blocks.ts'
import { wordsByLanguage } from '#engine/resume/document-words.ts'
import { appendFiles } from './append-files.ts'
import { embedFonts } from './embed-fonts.ts'
import type { FlowPlace } from './flow-place.ts'
import { flowRegions } from './flow-regions.ts'
import { type WordBook, writeBlocks } from './word-body.ts'
import { createWordLists } from './word-lists.ts'
import { firstHeader, footerDistance, restHeader, runningFooters } from './word-running.ts'
import { createWordStyles, runProperties } from './word-styles.ts'
import { cleanText, hex, twips } from './word-units.ts'

export type DocxOptions = {
  /** Width of one line of text, by the same metrics as the layout's. */
  measure: FlowPlace['measure']
  /** Where the layout's header ends: what hangs on it is painted there. */
  headerEnd: number
  /** A document of one page has no number at its foot, and Word cannot know that beforehand. */
  hasOnePage?: boolean
}

export async function writeDocx(
  composition: Composition,
  { measure, headerEnd, hasOnePage }: DocxOptions,
): Promise<Buffer> {
  const page = flowRegions(composition, measure)
  const body = bodyStyle(composition)
  const book: WordBook = { styles: createWordStyles(body), lists: createWordLists() }
  const children = writeBlocks(page.blocks, book, { inCell: false })
  const main = mainRegion(composition)
  const top = Math.min(page.firstTop, main.restTop)
  const title = cleanText(composition.title)

  const document = new Document({
    creator: 'Candid',
    title,
    description: title,
    ...(composition.background.toLowerCase() === '#ffffff'
      ? {}
      : { background: { color: hex(composition.background) } }),
    styles: {
      default: {
        document: { run: { ...runProperties(body), language: { value: wordsByLanguage[composition.language].tag } } },
      },
      paragraphStyles: book.styles.list(),
    },
    numbering: { config: book.lists.config() },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: twips(composition.width), height: twips(composition.height) },
            margin: {
              top: twips(top),
              right: twips(page.right),
              // The last paragraph of a cell or of the file may be a blank one; it must not open another page.
              bottom: twips(composition.height - main.restBottom - 2),
              left: twips(page.left),
              header: 0,
              footer: twips(footerDistance(composition)),
            },
          },
        },
        headers: {
          first: firstHeader(composition, { height: page.firstTop - top, headerEnd }),
          default: restHeader(composition, main.restTop),
        },
        footers: hasOnePage ? {} : runningFooters(composition),
        children,
      },
    ],
  })
  const fonts = embedFonts(composition)
  return appendFiles(await Packer.toBuffer(document, undefined, fonts.parts), fonts.files)
}

function mainRegion({ regions }: Composition): Region {
  const main = regions.find(({ id }) => id === 'main') ?? regions[0]
  if (!main) throw new Error('a composition without regions has no page')
  return main
}

/** The style of most of the text is Word's Normal. */
function bodyStyle({ regions }: Composition): TextStyle {
  const counts = new Map<string, { style: TextStyle; letters: number }>()
  const visit = (block: Block): void => {
    if (block.kind === 'group') block.children.forEach(visit)
    if (block.kind === 'gutter') [...block.label, ...block.children].forEach(visit)
    if (block.kind === 'row') for (const cell of block.cells) cell.blocks.forEach(visit)
    if (block.kind !== 'paragraph' && block.kind !== 'list') return
    if (block.kind === 'paragraph' && block.role !== 'paragraph') return
    const runs = block.kind === 'list' ? block.items.flatMap((item) => item.runs) : block.runs
    const key = JSON.stringify(block.style)
    const entry = counts.get(key) ?? { style: block.style, letters: 0 }
    entry.letters += runs.reduce((sum, run) => sum + run.text.length, 0)
    counts.set(key, entry)
  }
  for (const region of regions) region.blocks.forEach(visit)
  const [most] = [...counts.values()].sort((one, other) => other.letters - one.letters)
  return most?.style ?? plainBody
}

const plainBody: TextStyle = {
  family: 'Arial',
  size: 11,
  weight: 400,
  italic: false,
  color: '#000000',
  tracking: 0,
  leading: 1.3,
  letterCase: 'none',
}
