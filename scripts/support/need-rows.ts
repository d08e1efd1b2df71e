// The postings whose needs people marked: those of the labelled proofs, and `src/engine/writing/posting/needed`, which
// also say the kind of each.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanPosting } from '#engine/writing/posting/clean-posting.ts'
import type { NeedKind } from '#engine/writing/posting/find-needs.ts'
import { trimNeed } from '#engine/writing/posting/trim-need.ts'
import { root } from './root.mjs'

export type MarkedNeed = {
  start: number
  end: number
  text: string
  must: boolean
  kind: NeedKind | undefined
  ask: string
}
export type MarkedPosting = {
  set: string
  title: string
  employer: string
  text: string
  needs: MarkedNeed[]
  lost: string[]
}

type Told = {
  posting: string
  title: string
  employer: string
  needs: { text: string; must: boolean; kind?: NeedKind; ask?: string }[]
}

/**
 * From `set-10` on, every tool and paper is marked by itself. Fitted to those as well, ten needs in a hundred were none at all
 * (four without them), and the job fit, questions and summaries believed them.
 */
const isMarkedFinely = (name: string) => Number(/^set-(\d+)/.exec(name)?.[1] ?? 0) >= 10

export function readMarked(): MarkedPosting[] {
  return ['match/proofs', 'posting/needed'].flatMap((folder) => {
    const path = join(root, 'src/engine/writing', folder)
    return readdirSync(path)
      .filter((name) => name.endsWith('.json') && !isMarkedFinely(name))
      .sort()
      .flatMap((name) => readMarkedFile(join(path, name), `${folder.split('/')[1]}/${name.replace('.json', '')}`))
  })
}

export function readMarkedFile(file: string, set: string): MarkedPosting[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as Told[]).map(({ posting, title, employer, needs }) => {
    const { text } = cleanPosting(posting)
    const found: MarkedNeed[] = []
    const lost: string[] = []
    let last = 0
    for (const { text: words, must, kind, ask = '' } of needs) {
      const pattern = new RegExp(
        words
          .trim()
          .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
          .replace(/\s+/g, '\\s+'),
        'g',
      )
      const places = [...text.matchAll(pattern)].filter(
        ({ index, 0: whole }) => !found.some(({ start, end }) => index < end && start < index + whole.length),
      )
      // They stand in the order of the posting: of several places the next.
      const place = places.find(({ index }) => index >= last) ?? places[0]
      if (!place) lost.push(words)
      else {
        const span = trimNeed(text, { start: place.index, end: place.index + place[0].length })
        found.push({ ...span, text: text.slice(span.start, span.end), must, kind, ask })
        last = place.index
      }
    }
    return { set, title, employer, text, needs: found, lost }
  })
}
