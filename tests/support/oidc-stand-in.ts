import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type StandInPerson = {
  sub: string
  email?: string | undefined
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

type Granted = { challenge: string; nonce: string; redirectUri: string; person: StandInPerson }

const clientId = 'candid-tests'
export const clientSecret = 'a secret of the tests'

export type OidcStandIn = Awaited<ReturnType<typeof startOidcStandIn>>

/** A provider that signs everybody in as `person`, at once, and looks closely at what it is asked. */
export async function startOidcStandIn() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, Granted>()
  const settings = {
    person: { sub: randomUUID() } as StandInPerson,
    /** What a token says beside the truth, as a broken or hostile provider would. */
    tokenOverrides: {} as Record<string, unknown>,
    /** Asks the person no longer and sends them back with an error. */
    refuses: false,
  }
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer)
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/.well-known/openid-configuration') return void json(describe())
    if (url.pathname === '/keys')
      return void json({ keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: '1' }] })
    if (url.pathname === '/authorize') return void response.writeHead(302, { location: authorize(url) }).end()
    if (url.pathname === '/token') {
      const token = exchange(request.headers.authorization, new URLSearchParams(await readBody(request)))
      return void (token ? json(token) : json({ error: 'invalid_grant' }, 400))
    }
    json({ error: 'not_found' }, 404)
  }

  function describe() {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
    }
  }

  function authorize({ searchParams: asked }: URL): string {
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.searchParams.set('state', asked.get('state') ?? '')
    const isWhole = asked.get('client_id') === clientId && asked.get('code_challenge_method') === 'S256'
    if (settings.refuses || !isWhole) {
      back.searchParams.set('error', 'access_denied')
      return back.href
    }
    const code = randomUUID()
    codes.set(code, {
      challenge: asked.get('code_challenge') ?? '',
      nonce: asked.get('nonce') ?? '',
      redirectUri: asked.get('redirect_uri') ?? '',
      person: settings.person,
    })
    back.searchParams.set('code', code)
    return back.href
  }

  function exchange(authorization: string | undefined, body: URLSearchParams) {
    const given = Buffer.from(authorization?.replace(/^Basic /, '') ?? '', 'base64').toString()
    if (decodeURIComponent(given.replaceAll('+', ' ')) !== `${clientId}:${clientSecret}`) return undefined
    const code = body.get('code') ?? ''
    const granted = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (!granted || granted.challenge !== challenge || granted.redirectUri !== body.get('redirect_uri'))
      return undefined
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce: granted.nonce, ...granted.person }
    return {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: sign({ ...claims, ...settings.tokenOverrides }),
    }
  }

  function sign(claims: object): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const content = `${part({ alg: 'RS256', kid: '1', typ: 'JWT' })}.${part(claims)}`
    return `${content}.${createSign('sha256').update(content).sign(privateKey).toString('base64url')}`
  }

  return {
    issuer,
    settings,
    /** What the server's configuration says about it. */
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: 'Example ID' },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
