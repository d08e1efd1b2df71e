import { countableNounList } from './countable-nouns.gen.ts'

/** Nouns of working life that need an article when they stand alone. */
export const countableNouns: ReadonlySet<string> = new Set(countableNounList.split(/\s+/))
