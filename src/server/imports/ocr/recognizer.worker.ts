// A child process that recognizes one picture after another. The engine takes as much memory as decoding a page does;
// in one process they would add up.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import Tesseract from 'tesseract.js'
import type { WorkMessage, WorkOrder } from '#server/platform/work-pool/work-message.ts'
import { startLimitGuard } from '../limit-guard.ts'
import { toGraymap } from './gray-picture.ts'
import type { RecognizedLine, RecognizerJob } from './recognizer.ts'
import { dotsPerInch } from './render-page.ts'

const maxBytes = 600 * 1024 * 1024

const languageDir = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

startLimitGuard(maxBytes)

const engine = startEngine()

process.on('message', async ({ job }: WorkOrder<RecognizerJob>) => {
  send({ type: 'result', result: await recognize(job) })
})
void engine.then(() => send({ type: 'ready' }))
process.on('disconnect', () => process.exit(0))
process.on('unhandledRejection', () => process.exit(1))

function send(message: WorkMessage<RecognizedLine[]>): void {
  process.send?.(message)
}

/** With the language data of an installed package: nothing is fetched, nothing is cached on disk. */
async function startEngine(): Promise<Tesseract.Worker> {
  const worker = await Tesseract.createWorker('eng', Tesseract.OEM.LSTM_ONLY, {
    langPath: languageDir,
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => process.exit(1),
  })
  await worker.setParameters({
    preserve_interword_spaces: '0',
    user_defined_dpi: String(dotsPerInch),
  })
  return worker
}

async function recognize({ isLine, ...picture }: RecognizerJob): Promise<RecognizedLine[]> {
  const worker = await engine
  const mode = isLine ? Tesseract.PSM.SINGLE_LINE : Tesseract.PSM.AUTO
  await worker.setParameters({ tessedit_pageseg_mode: mode })
  const { data } = await worker.recognize(Buffer.from(toGraymap(picture)), {}, { blocks: true, text: false })
  return (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines.map(plainLine)))
}

/** Without the letters one by one, which take most of the room. */
function plainLine({ words, bbox, baseline }: Tesseract.Line): RecognizedLine {
  return {
    words: words.map((word) => ({ text: word.text, confidence: word.confidence, bbox: word.bbox })),
    bbox,
    baseline,
  }
}
