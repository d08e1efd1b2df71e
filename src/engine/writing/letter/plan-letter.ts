// What a letter says, sentence by sentence, before the gate has seen it.
import { makeChooser } from './choose.ts'
import { planClose, planDuties, planFit, planOpening } from './frame-sentences.ts'
import type { Proof } from './pick-evidence.ts'
import { countWords, type LetterContext, type PlannedParagraph } from './planned-sentence.ts'
import { planProof } from './proof-sentences.ts'

const WANTED_WORDS = 270
const MOST_WORDS = 335

export function planLetter({
  seed,
  proofs,
  ...request
}: Omit<LetterContext, 'choose'> & { seed: number; proofs: readonly Proof[] }): PlannedParagraph[] {
  const { posting } = request
  const key = `${seed}|${posting.title?.text ?? ''}|${posting.company?.text ?? ''}|${posting.text.length}`
  const choose = makeChooser(key)
  const context: LetterContext = { ...request, choose }
  const opening = planOpening(context)
  const fit = planFit(context)
  const close = planClose(context)
  const used = countWords([...opening, ...fit, ...close])
  const proof = planProof(context, proofs, { key, wanted: WANTED_WORDS - used, most: MOST_WORDS - used })
  const quoted = new Set(proof.flat().flatMap(({ quotes = [] }) => quotes))
  const more = used + countWords(proof.flat()) < WANTED_WORDS ? planDuties(context, quoted) : []
  const fitting = [...fit, ...more]
  return [
    { role: 'opening', sentences: opening },
    ...proof.map((sentences): PlannedParagraph => ({ role: 'proof', sentences })),
    ...(fitting.length > 0 ? [{ role: 'fit' as const, sentences: fitting }] : []),
    { role: 'close', sentences: close },
  ]
}
