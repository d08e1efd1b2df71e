// Reads the postings of the fixtures with what a person marked in them.
//
//   === title | company | place
//   the posting as it was pasted
//   --- must, nice, duties      words that are in the quote, `=> phrase` where it matters, `=> -` for none
//   --- not                     words that no wish and no duty may hold
import { readPosting } from '#engine/writing/posting/read-posting.ts'

type Label = { words: string; phrase: string | undefined }
export type Labelled = {
  title: string
  company: string
  text: string
  must: Label[]
  nice: Label[]
  duties: Label[]
  not: Label[]
}

export function readLabelled(fixture: string): Labelled[] {
  return fixture
    .split(/^=== /m)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [head = '', ...rest] = block.split('\n')
      const [title = '', company = ''] = head.split(' |').map((part) => part.trim())
      const [text = '', ...sections] = rest.join('\n').split(/^--- /m)
      const labels = (name: string) =>
        sections
          .filter((section) => section.startsWith(`${name}\n`))
          .flatMap((section) => section.trim().split('\n').slice(1))
          .map((line): Label => {
            const [words = '', phrase] = line.split(' => ')
            return { words: words.trim(), phrase: phrase?.trim() }
          })
      const [must, nice, duties, not] = ['must', 'nice', 'duties', 'not'].map(labels)
      return {
        title,
        company,
        text: text.trim(),
        must: must ?? [],
        nice: nice ?? [],
        duties: duties ?? [],
        not: not ?? [],
      }
    })
}

export type Score = { found: number; wanted: number; right: number; read: number; faults: string[] }

/** How the wishes that were read compare with those a person marked; must and nice have to be told apart. */
export function scoreNeeds(postings: readonly Labelled[]): Score {
  const score: Score = { found: 0, wanted: 0, right: 0, read: 0, faults: [] }
  for (const { title, text, must, nice } of postings) {
    const { mustHave, niceToHave } = readPosting(text)
    const sides = [
      { side: 'must', labels: must, needs: mustHave },
      // Some fixtures mark only what is a must.
      ...(nice.length > 0 || niceToHave.length === 0 ? [{ side: 'nice', labels: nice, needs: niceToHave }] : []),
    ]
    for (const { side, labels, needs } of sides) {
      const holds = (quote: string, { words }: Label) => quote.toLowerCase().includes(words.toLowerCase())
      score.wanted += labels.length
      score.read += needs.length
      for (const label of labels) {
        if (needs.some(({ quote }) => holds(quote, label))) score.found += 1
        else score.faults.push(`${title}: missed ${side} “${label.words}”`)
      }
      for (const { quote } of needs) {
        if (labels.some((label) => holds(quote, label))) score.right += 1
        else score.faults.push(`${title}: stray ${side} “${quote}”`)
      }
    }
  }
  return score
}
