// How much a text sounds like what people in the posting's occupation do. A posting names five duties of fifty; the others are
// typical all the same, and a line about one of them argues for the job.
import { rememberOf } from '#engine/language/remember.ts'
import { nearness } from '#engine/language/word-vectors.ts'
import { joinOccupations, occupationsOf } from '../facts/occupations.ts'
import { type Topic, topicsOf } from '../facts/topics.ts'
import type { Posting } from '../posting/posting.ts'

/** By its title as much as by all that it asks for. */
const wantedBy = rememberOf(({ title, mustHave, niceToHave, duties }: Posting) => {
  const work = [...mustHave, ...niceToHave].filter(({ kind }) => kind !== 'trait' && kind !== 'physical')
  return joinOccupations([
    occupationsOf(topicsOf(title?.text ?? '')),
    occupationsOf([...work, ...duties].flatMap(({ quote }) => topicsOf(quote))),
  ])
})

/** From 0 to 1. */
export function typicalOf(topics: readonly Topic[], posting: Posting): number {
  const wanted = wantedBy(posting)
  const own = occupationsOf(topics)
  return own && wanted ? nearness(own, wanted) : 0
}
