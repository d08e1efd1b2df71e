import type { Config } from '#server/config.ts'

const day = 24 * 60 * 60 * 1000

/** RFC 9116 requires less than a year; counted from the day of the request, it never expires. */
const validFor = 180 * day

/** Where to report a vulnerability. */
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
