import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import Tesseract from 'tesseract.js'
import { type GrayPicture, toGraymap } from './gray-picture.ts'
import { dotsPerInch } from './render-page.ts'

export type Recognizer = {
  recognize(picture: GrayPicture): Promise<RecognizedLine[]>
  close(): Promise<void>
}

type Box = { x0: number; y0: number; x1: number; y1: number }
export type RecognizedWord = { text: string; confidence: number; bbox: Box }
export type RecognizedLine = { words: RecognizedWord[]; bbox: Box; baseline: Box }

const languageDir = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

/** Reads pictures with the language data of an installed package: nothing is fetched, nothing is cached on disk. */
export async function openRecognizer(): Promise<Recognizer> {
  const worker = await Tesseract.createWorker('eng', Tesseract.OEM.LSTM_ONLY, {
    langPath: languageDir,
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => {},
  })
  // Columns are found by the reader of resumes; a picture's own order of blocks is only a guess.
  await worker.setParameters({
    tessedit_pageseg_mode: Tesseract.PSM.AUTO,
    preserve_interword_spaces: '0',
    user_defined_dpi: String(dotsPerInch),
  })
  return {
    async recognize(picture) {
      const { data } = await worker.recognize(Buffer.from(toGraymap(picture)), {}, { blocks: true, text: false })
      return (data.blocks ?? []).flatMap((block) =>
        block.paragraphs.flatMap((paragraph) =>
          paragraph.lines.map(({ words, bbox, baseline }) => ({ words, bbox, baseline })),
        ),
      )
    },
    close: async () => void (await worker.terminate()),
  }
}
