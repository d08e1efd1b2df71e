import type { Config } from '#server/config.ts'

const day = 24 * 60 * 60 * 1000

/** RFC 9116 wants less than a year; counted from the day it is read, it never runs out on somebody who asks. */
const validFor = 180 * day

/** Where somebody who found a weak spot can tell us. */
export function writeSecurityText({ support, publicUrl }: Pick<Config, 'support' | 'publicUrl'>, now: Date): string {
  const expires = new Date(Math.floor((now.getTime() + validFor) / day) * day)
  const isHttps = publicUrl.startsWith('https:')
  return [
    `Contact: mailto:${support.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    ...(isHttps
      ? [`Canonical: ${publicUrl}/.well-known/security.txt`, `Policy: ${publicUrl}/privacy-policy#security`]
      : []),
    '',
  ].join('\n')
}
