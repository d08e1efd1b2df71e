import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { createPack, longestEnd, pickEncoding } from './compression.ts'

/** The place in a rendered page where the nonce of its answer goes. */
export const noncePlaceholder = '__NONCE__'

type Policy = Record<string, string[]>

export type SecurityOptions = Pick<Config, 'publicUrl'> & {
  stripe: boolean
  /** Vite's hot reload needs inline scripts and a web socket. */
  development: boolean
}

/** What a page may load; the nonce stands for the style elements that Radix injects. */
function pagePolicy({ publicUrl, stripe, development }: SecurityOptions): string {
  const policy: Policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${noncePlaceholder}'`],
    // The painter places every line of a document by a style attribute.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  if (stripe) {
    extend(policy, 'script-src', 'https://js.stripe.com')
    extend(policy, 'connect-src', 'https://api.stripe.com')
    extend(policy, 'img-src', 'https://*.stripe.com')
    policy['frame-src'] = ['https://js.stripe.com', 'https://hooks.stripe.com']
  }
  if (development) {
    extend(policy, 'script-src', "'unsafe-inline'")
    policy['style-src'] = ["'self'", "'unsafe-inline'"]
    extend(policy, 'connect-src', 'ws:')
  }
  const directives = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  if (isSecure(publicUrl)) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

function extend(policy: Policy, directive: string, source: string): void {
  policy[directive] = [...(policy[directive] ?? []), source]
}

const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Sets the headers of every answer. They are the same for all, so they are made once. */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const policy = pagePolicy(options)
  const forAll: Record<string, string> = {
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
  if (isSecure(options.publicUrl)) forAll['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
  // Data isn't a document: what governs windows, frames and scripts says nothing about it.
  const forApi = { ...forAll, 'content-security-policy': apiPolicy, 'cache-control': 'no-store' }
  const forDocuments = {
    ...forAll,
    // A worker is bound by the policy of its own file, so files get the page's.
    'content-security-policy': policy.replace(` 'nonce-${noncePlaceholder}'`, ''),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiPath(request.url) ? forApi : forDocuments)
    reply.header('x-request-id', request.id)
    done()
  })
  const pack = createPack()
  app.decorateReply('sendHtml', async function sendHtml(html: string) {
    const nonce = randomBytes(16).toString('base64')
    // A page kept by the browser must not meet the policy of a later answer, so there is no validator to match.
    this.headers({
      ...forDocuments,
      'content-security-policy': policy.replace(noncePlaceholder, nonce),
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    })
    // Only what follows the first nonce differs from one answer to the next.
    const place = html.indexOf(noncePlaceholder)
    const start = place < 0 ? html : html.slice(0, place)
    const end = html.slice(start.length).replaceAll(noncePlaceholder, nonce)
    const encoding = end.length * 4 <= longestEnd ? pickEncoding(this.request) : undefined
    if (!encoding) return this.send(start + end)
    return this.header('content-encoding', encoding).send(await pack(start, end, encoding))
  })
}

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Sends a page with its own nonce replacing every `__NONCE__`. What comes before the first of them is
     * compressed once, so they belong at the end.
     */
    sendHtml: (html: string) => Promise<FastifyReply>
  }
}

export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?#]|$)/.test(url)
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}
