// The name in what is after `Name:`, without greetings, ranks, nicknames and towns.

const greeting =
  /^(?:(?:hi|hello|hey|hiya)\b[\s,!.]*)?(?:(?:i am|i[’']m|it[’']s|it is|this is|here is|my name is|is)\s+)?/i
const rank =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Lt|Sgt|Cpl|Capt|Captain|Maj|Major|Col|Colonel|Sergeant|Lieutenant|Officer|Chef|Pastor|Engr|Rev|Sr|Shri|Smt)\b\.?\s*(?:\((?:ret|retd)\.?\)\s*)?)+/i
const alsoName = /^(?:Col|Major|Maj|Rev|Chef|Sr|Captain)\s$/i
const nickname = /\s*\((?:[^()]*)\)/g

/** `said`: what only leads to it. */
export function readPersonName(text: string): { name: string; rest: string[]; said: string } {
  const said = greeting.exec(text)?.[0] ?? ''
  const bare = text.slice(said.length)
  const title = rank.exec(bare)?.[0] ?? ''
  // `Col Hargreave`, `Major Singh`: before one word alone what could be a first name is one.
  const lead = alsoName.test(title) && /^[\p{L}'’-]+$/u.test(bare.slice(title.length)) ? '' : title
  const nicknames = bare.slice(lead.length).match(nickname) ?? []
  const [short = '', ...after] = bare.slice(lead.length).replace(nickname, '').split(/,\s+/)
  // `Kim Ly (Nguyen Thi Kim Ly)`, `Gary, Gary Stokes`
  const fuller = nicknames.map((one) => one.replace(/[()]/g, '').trim()).find((one) => isFuller(one, short))
  const twice = after.find((one) => isFuller(one, short))
  const name = fuller ?? twice ?? short
  // `Abernathy, Fiona` is a name the other way round.
  const isTurned = !twice && after.length === 1 && !/\s/.test(name.trim())
  const whole = isTurned ? `${after[0]} ${name}` : name
  const rest = [
    lead,
    ...(fuller ? [short] : [...nicknames, ...(twice ? [short] : [])]),
    ...(isTurned ? [] : after.filter((one) => one !== twice)),
  ].map((part) => part.replace(/["“”()]/g, '').trim())
  return { name: whole.replace(/[.;]$/, '').trim(), rest: rest.filter((part) => part !== ''), said: said.trim() }
}

/** The same name and more of it: `Nerea Lasa` of `Nerea`. */
export function isFuller(name: string, part: string): boolean {
  const [words, own] = [wordsOf(name), wordsOf(part)]
  return own.length > 0 && words.length > own.length && own.every((word) => words.includes(word))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? []
