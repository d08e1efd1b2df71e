// What a letter says, sentence by sentence, before the gate has seen it.
import { makeChooser } from './choose.ts'
import { planClose } from './close-sentences.ts'
import { planFit } from './fit-sentences.ts'
import { introducedJob, planOpening } from './opening-sentences.ts'
import type { Proof } from './pick-evidence.ts'
import { countWords, type LetterContext, type PlannedParagraph } from './planned-sentence.ts'
import { planProof } from './proof-sentences.ts'

const WANTED_WORDS = 280
const MOST_WORDS = 335
const SHORT_WORDS = 250

export function planLetter({
  seed,
  proofs,
  ...request
}: Omit<LetterContext, 'choose'> & { seed: number; proofs: readonly Proof[] }): PlannedParagraph[] {
  const { posting } = request
  const key = `${seed}|${posting.title?.text ?? ''}|${posting.company?.text ?? ''}|${posting.text.length}`
  const context: LetterContext = { ...request, choose: makeChooser(key), introduced: introducedJob(request.facts) }
  const opening = planOpening(context, proofs)
  const close = planClose(context)
  const used = countWords([...opening, ...close])
  const fitWords = countWords(planFit({ ...context, choose: makeChooser(key) }, ''))
  const room = { wanted: WANTED_WORDS - used - fitWords, most: MOST_WORDS - used - fitWords }
  const proof = planProof(context, proofs, room)
  // What the proofs have told already is not listed again.
  const told = [...opening, ...proof.flat()].map(({ text }) => text).join(' ')
  const asked = planFit(context, told)
  const isShort = used + countWords([...proof.flat(), ...asked]) < SHORT_WORDS
  const fit = isShort ? planFit(context, told, true) : asked
  return [
    { role: 'opening', sentences: opening },
    ...proof.map((sentences): PlannedParagraph => ({ role: 'proof', sentences })),
    ...(fit.length > 0 ? [{ role: 'fit' as const, sentences: fit }] : []),
    { role: 'close', sentences: close },
  ]
}
