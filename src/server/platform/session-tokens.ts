import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for cookies and links in mails. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token, useless to anybody who reads the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
