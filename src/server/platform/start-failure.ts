import { ConfigError } from '#server/config.ts'
import { DiskFullError } from './database/disk-room.ts'
import { CannotOpenError } from './database/embedded.ts'
import { FolderInUseError } from './database/folder-lock.ts'
import { NewerSchemaError } from './database/migrate.ts'

/** Errors whose message was written for the person at the terminal. */
const spoken = [ConfigError, FolderInUseError, DiskFullError, NewerSchemaError, CannotOpenError]

type Settings = { databaseUrl: string | null; dataDir: string; port: number; host: string | null }

/** One sentence for an invalid setting; a full stack trace only for the unexpected. */
export function describeStartFailure(error: unknown, settings: Settings | null): string {
  if (spoken.some((kind) => error instanceof kind)) return messageOf(error)
  const sentence = settings && findSentence(error, settings)
  if (sentence) return sentence
  return `Candid could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

function findSentence(error: unknown, settings: Settings): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  const syscall = 'syscall' in error ? String(error.syscall) : ''
  if (syscall === 'listen') return describeListening(code, settings)
  if (settings.databaseUrl) {
    const sentence = describeDatabase(error, code, new URL(settings.databaseUrl))
    if (sentence) return sentence
  } else if (/^E[A-Z]+$/.test(code) && syscall !== 'connect') {
    const reason = folderTroubles[code] ?? `cannot be used (${code})`
    return `DATA_DIR names the folder ${settings.dataDir}, which ${reason}.`
  }
  return findSentence(error.cause, settings)
}

const folderTroubles: Record<string, string> = {
  EACCES: 'this user may not write to',
  EPERM: 'this user may not write to',
  EROFS: 'is on a read-only disk',
  // What Node reports when creating a folder on a read-only disk.
  ENOENT: 'cannot be made: the disk is read-only, or something above it is missing',
  ENOTDIR: 'is not a folder',
  EEXIST: 'is not a folder',
  ENOSPC: 'is on a full disk',
}

function describeListening(code: string, { host, port }: Settings): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Set PORT to a free one.`
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is ${host}, which is not an address of this machine.`
  return undefined
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
const timeouts = new Set(['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'])

function describeDatabase(error: Error, code: string, url: URL): string | undefined {
  const server = `the PostgreSQL at ${url.host || 'localhost'}`
  const name = decodeURIComponent(url.pathname.slice(1))
  if (unreachable.has(code) || timeouts.has(error.message)) {
    return `DATABASE_URL names ${server}, which cannot be reached (${code || 'no answer in time'}).`
  }
  if (code.startsWith('28') || /password/i.test(error.message)) {
    return `DATABASE_URL names ${server}, which refuses the user ${decodeURIComponent(url.username) || 'given'} with that password.`
  }
  if (code === '3D000') return `DATABASE_URL names the database ${name}, which ${server} does not have.`
  if (code === '42501') return `DATABASE_URL names a user who may not change the database ${name} at ${url.host}.`
  if (code === '57P03' || code === '53300') return `DATABASE_URL names ${server}, which isn’t accepting connections.`
  if (/SSL/.test(error.message)) return `DATABASE_URL names ${server}, but they don’t agree on SSL: ${error.message}.`
  if (code.startsWith('08') || error.message.startsWith('Connection terminated')) {
    return `DATABASE_URL names ${server}, which closed the connection.`
  }
  return undefined
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
