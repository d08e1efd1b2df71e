// Every committed batch as rows to fit the gate on: for each sentence, what speaks for and against it beside each job.
import { readdirSync, readFileSync } from 'node:fs'
import { splitSentences } from '#engine/language/sentences.ts'
import type { Evidence } from '#engine/writing/gate/evidence.ts'
import type { GateKind, Ground } from '#engine/writing/gate/ground.ts'
import { weighSentence } from '#engine/writing/gate/judge.ts'
import { tones } from '#engine/writing/letter/letter.ts'
import { writeLetter } from '#engine/writing/letter/write-letter.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { groundOf, readClaims, today } from '../../tests/support/read-claims.ts'

export type RowClaim = {
  file: string
  /** Whoever wrote it: left out as a whole. */
  writer: string
  kind: GateKind
  isTrue: boolean
  /** What sort of lie the writer says it is. */
  lie: string
  before: string
  after: string
  sentences: (Pick<Evidence, 'tokens' | 'strangers' | 'words' | 'amounts'> & { figures: Record<string, number> })[][]
}

const root = 'src/engine/writing/gate/'
const folders: readonly (readonly [string, RegExp, GateKind])[] = [
  ['fixtures', /\.txt$/, 'line'],
  ['fixtures/strangers', /\.txt$/, 'line'],
  ['fixtures/letters', /\.txt$/, 'letter'],
  ['fixtures/summaries', /\.txt$/, 'summary'],
  ['held-out', /^(?:attacks-)?lines.*\.txt$/, 'line'],
  ['held-out', /^(?:attacks-)?letters.*\.txt$/, 'letter'],
  ['held-out', /^(?:attacks-)?summaries.*\.txt$/, 'summary'],
]

/** Every committed batch, by file. */
function rowFiles(): { file: string; kind: GateKind }[] {
  return folders.flatMap(([folder, pattern, kind]) =>
    readdirSync(root + folder)
      .filter((name) => pattern.test(name))
      .sort()
      .map((name) => ({ file: `${folder}/${name}`, kind })),
  )
}

export function readRows(): RowClaim[] {
  return rowFiles().flatMap(({ file, kind }) => readRowFile(file, kind))
}

function readRowFile(file: string, kind: GateKind): RowClaim[] {
  const text = readFileSync(root + file, 'utf8')
  const lies = liesIn(text)
  const writer = /^held-out\/[a-z]+-(\w{1,2})\.txt$/.exec(file)?.[1] ?? file
  return readClaims(text).map((claim, at) => {
    const ground = groundOf(claim, kind)
    const sentences = splitSentences(claim.after).map((sentence) => readSentence(sentence, ground))
    const { isTrue, before, after } = claim
    return { file, writer, kind, isTrue, lie: lies[at] ?? '', before, after, sentences }
  })
}

function readSentence(sentence: string, ground: Ground): RowClaim['sentences'][number] {
  return [...weighSentence(sentence, ground)].map(({ figures, tokens, strangers, words, amounts }) => ({
    figures: Object.fromEntries(figures),
    tokens,
    strangers,
    words: words.map((word) => ({ ...word, figures: word.figures.map(shorten) })),
    amounts: amounts.map((own) => own.map(shorten)),
  }))
}

/** Some of them are kept in a file. */
function shorten(value: number): number {
  return Math.round(value * 1e4) / 1e4
}

/** Of so many people one: our own letters are much alike. */
const EACH = 5

/** What our own engine writes is true by construction: its letters for some of the same people, sentence by sentence. */
export function readOwnRows(): RowClaim[] {
  const people = new Map(
    folders.flatMap(([folder, pattern]) =>
      readdirSync(root + folder)
        .filter((name) => pattern.test(name))
        .sort()
        .flatMap((name) =>
          readClaims(readFileSync(`${root}${folder}/${name}`, 'utf8')).map((claim) => [claim.resume, claim]),
        ),
    ),
  )
  return [...people.values()].flatMap((claim, seed) => {
    if (seed % EACH > 0) return []
    const ground = groundOf(claim, 'letter')
    const letter = writeLetter({
      resume: claim.resume,
      posting: readPosting(claim.posting),
      tone: tones[seed % tones.length] ?? 'plain',
      today,
      seed,
    })
    return letter.paragraphs
      .flatMap(({ text }) => splitSentences(text))
      .map((sentence) => ({
        file: 'own',
        writer: `own ${seed % 25}`,
        kind: 'letter' as const,
        isTrue: true,
        lie: '',
        before: '',
        after: sentence,
        sentences: [readSentence(sentence, ground)],
      }))
  })
}

/** `% number` above a lie says what sort it is. */
export function liesIn(text: string): string[] {
  let last = ''
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('% ')) last = line.slice(2).trim()
    if (!/^[+!] /.test(line)) return []
    const lie = line.startsWith('!') ? last : ''
    last = ''
    return [lie]
  })
}
