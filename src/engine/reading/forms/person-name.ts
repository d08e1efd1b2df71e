// The name in what is after `Name:`, without greetings, ranks, nicknames and towns.

const greeting = /^(?:hi|hello|hey|hiya)\b[\s,!.]*(?:i am|i[’']m|my name is)?\s*/i
const rank =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Lt|Sgt|Cpl|Capt|Captain|Maj|Major|Col|Colonel|Sergeant|Lieutenant|Officer|Chef|Pastor|Engr|Rev|Sr|Shri|Smt)\b\.?\s*(?:\((?:ret|retd)\.?\)\s*)?)+/i
const nickname = /\s*\((?:[^()]*)\)/g

export function readPersonName(text: string): { name: string; rest: string[] } {
  const bare = text.replace(greeting, '')
  const lead = rank.exec(bare)?.[0] ?? ''
  const nicknames = bare.slice(lead.length).match(nickname) ?? []
  const [name = '', ...after] = bare.slice(lead.length).replace(nickname, '').split(/,\s+/)
  // `Abernathy, Fiona` is a name the other way round.
  const isTurned = after.length === 1 && !/\s/.test(name.trim())
  const whole = isTurned ? `${after[0]} ${name}` : name
  const rest = [lead, ...nicknames, ...(isTurned ? [] : after)].map((part) => part.replace(/["“”()]/g, '').trim())
  return { name: whole.replace(/[.;]$/, '').trim(), rest: rest.filter((part) => part !== '') }
}
