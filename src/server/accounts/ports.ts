import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Database, Queryable } from '#server/platform/database/open-database.ts'
import type { Mail } from '#server/platform/mail.ts'

/** Moves what a guest owns into an account, inside the transaction that signs in. */
export type ClaimGuest = (tx: Queryable, move: { guestId: string; userId: string }) => Promise<void>

/** Does what must be done elsewhere before an account goes, such as ending a subscription at the provider. */
type OnDeleteAccount = (userId: string) => Promise<void>

/** Files of the archive by their names. */
export type ExportFiles = Record<string, string | Uint8Array>

/** A feature's part of the archive, at once or piece by piece. */
type CollectExport = (userId: string) => Promise<ExportFiles> | AsyncIterable<ExportFiles>

/** Removes what another feature need not keep any longer. */
type OnCleanUp = (now: Date) => Promise<void>

export type AccountPorts = {
  config: Pick<Config, 'publicUrl' | 'support' | 'oidc'>
  database: Database
  clock: () => Date
  mail: Mail
  log: Pick<FastifyBaseLogger, 'error'>
  claimGuest: readonly ClaimGuest[]
  onDeleteAccount: readonly OnDeleteAccount[]
  collectExport: readonly CollectExport[]
  onCleanUp: readonly OnCleanUp[]
}
