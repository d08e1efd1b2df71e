import { hash, verify } from '@node-rs/argon2'
import { AppError } from '#shared/errors.ts'

/** Argon2id, the library's default, at the cost that OWASP names: about 40 ms and 19 MB for each guess. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What waits beyond this would only be answered after everybody has left. */
const longestQueue = 64

let running = 0

export function hashPassword(password: string): Promise<string> {
  return inQueue(() => hash(normalize(password), cost))
}

/** Takes as long where there is no account, or one without a password; nothing opens those. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await compare(stored ?? (await someHash()), password)
  return stored !== null && isRight
}

function compare(stored: string, password: string): Promise<boolean> {
  return inQueue(() => verify(stored, normalize(password)))
}

let dummy: Promise<string> | undefined

/** Made once, at the start, or the first stranger would wait twice as long; nobody is signed in by it. */
export function someHash(): Promise<string> {
  dummy ??= hash('nobody', cost)
  return dummy
}

async function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= longestQueue) throw new AppError('busy', { retryAfterSeconds: 2 })
  running++
  try {
    return await work()
  } finally {
    running--
  }
}

/** The same letters come differently composed from different keyboards. */
function normalize(password: string): string {
  return password.normalize('NFKC')
}
