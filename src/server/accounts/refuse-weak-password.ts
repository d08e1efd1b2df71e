import { accountMessages } from '#shared/account-rules.ts'
import { AppError } from '#shared/errors.ts'

export type NewPassword = {
  password: string
  /** What everybody knows about the person: address and name. */
  about: readonly string[]
  /** The field of the request that holds it. */
  field: string
}

/** Passwords that are among the first to be tried. Those set before this rule are only compared, never judged. */
export async function refuseWeakPassword({ password, about, field }: NewPassword): Promise<void> {
  const message = await findWeakness(password.normalize('NFKC').toLowerCase(), about)
  if (message) throw new AppError('invalid-request', { message, fields: [{ path: field, message }] })
}

async function findWeakness(password: string, about: readonly string[]): Promise<string | undefined> {
  if (isMonotonous(password) || isSequence(password)) return accountMessages.simplePassword
  if (isAbout(password, about)) return accountMessages.ownPassword
  const common = await listCommonPasswords()
  // Summer2024! is a common word with the ending that everybody adds.
  const word = password.replace(/[^\p{L}]{1,5}$/u, '')
  if (common.has(password) || common.has(word)) return accountMessages.commonPassword
  return undefined
}

/** Spaces alone, one character again and again, or two or three that take turns. */
function isMonotonous(password: string): boolean {
  return new Set(password.replace(/\s/g, '')).size < 4
}

/** abcdefgh and 87654321, and 90 continues after 89. */
function isSequence(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  const runs = [1, -1].some((step) => steps.every((actual) => actual === step))
  return runs || '01234567890123456789'.includes(password) || '98765432109876543210'.includes(password)
}

/** What is left without the person's own words, and without ours, is too short to be a secret. */
function isAbout(password: string, about: readonly string[]): boolean {
  const words = [...about, 'candid'].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  const known = words.map((word) => word.normalize('NFKC').toLowerCase()).filter((word) => word.length > 2)
  const rest = known
    .sort((first, second) => second.length - first.length)
    .reduce((text, word) => text.replaceAll(word, ''), password)
  return rest !== password && rest.replace(/[^\p{L}\p{N}]/gu, '').length < 5
}

let common: Promise<ReadonlySet<string>> | undefined

/** About 49,000, most frequent first, from published breaches; read when the first password is set. */
function listCommonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}
