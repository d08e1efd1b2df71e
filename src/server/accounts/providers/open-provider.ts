import type * as Oidc from 'openid-client'
import type { Config } from '#server/config.ts'
import { openHttp } from '#server/platform/http.ts'
import { AppError } from '#shared/errors.ts'

export type ProviderSettings = Config['oidc'][number]

/** What a provider vouches for. */
export type Claims = {
  issuer: string
  subject: string
  /** Only where the provider says that it has checked it. */
  verifiedEmail: string | null
  firstName: string
  lastName: string
}

/** What the answer must fit; kept on the server between the two halves of a sign-in. */
type Checks = { state: string; nonce: string; verifier: string }

/** How long a provider's metadata is trusted; the library refetches its keys when they change. */
const metadataLifetime = 60 * 60 * 1000

/** Loaded when somebody signs in by it: a server without providers need not hold it. */
const loadLibrary = () => import('openid-client')

type Opened = { oidc: typeof Oidc; configuration: Oidc.Configuration }

export type Provider = Pick<ProviderSettings, 'id' | 'name' | 'issuer'> & {
  /** Where the browser goes to sign in. */
  begin: (redirectUri: string) => Promise<{ url: string; checks: Checks }>
  /** Reads who somebody is from the address the provider sent the browser back to. */
  finish: (returned: URL, checks: Checks) => Promise<Claims>
}

/** Authorization code with PKCE, state and nonce, at whatever the issuer's own description names. */
export function openProvider(settings: ProviderSettings, { clock }: { clock: () => Date }): Provider {
  const { id, name, issuer } = settings
  let known: { until: number; opened: Promise<Opened> } | undefined

  function open(): Promise<Opened> {
    const now = clock().getTime()
    if (known && known.until > now) return known.opened
    const opened = discover(settings)
    known = { until: now + metadataLifetime, opened }
    opened.catch(() => {
      known = undefined
    })
    return opened
  }

  return {
    id,
    name,
    issuer,
    begin: async (redirectUri) => {
      const { oidc, configuration } = await open().catch(rethrow)
      const checks = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, checks }
    },
    finish: async (returned, { state, nonce, verifier }) => {
      try {
        const opened = await open()
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
        const tokens = await opened.oidc.authorizationCodeGrant(opened.configuration, returned, checks)
        return await readClaims(opened, tokens, issuer)
      } catch (error) {
        return rethrow(error)
      }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Opened> {
  const oidc = await loadLibrary()
  const server = new URL(issuer)
  // Only a provider on this very machine may speak without encryption; the configuration refuses every other.
  const isPlain = server.protocol === 'http:'
  const found = await oidc.discovery(server, clientId, clientSecret, undefined, {
    [oidc.customFetch]: openFetch([server.host]),
    ...(isPlain ? { execute: [oidc.allowInsecureRequests] } : {}),
  })
  const metadata = found.serverMetadata()
  const takesPost = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_basic') === false
  const authenticate = takesPost ? oidc.ClientSecretPost(clientSecret) : oidc.ClientSecretBasic(clientSecret)
  const configuration = new oidc.Configuration(metadata, clientId, clientSecret, authenticate)
  const { token_endpoint, jwks_uri, userinfo_endpoint } = metadata
  const hosts = [issuer, token_endpoint, jwks_uri, userinfo_endpoint].flatMap((url) => (url ? [new URL(url).host] : []))
  configuration[oidc.customFetch] = openFetch(hosts)
  // Who reads between us and the provider must not be able to make up a person.
  oidc.enableNonRepudiationChecks(configuration)
  if (isPlain) oidc.allowInsecureRequests(configuration)
  return { oidc, configuration }
}

function openFetch(hosts: string[]): Oidc.CustomFetch {
  const http = openHttp({ hosts })
  return (url, { body, headers, method, signal }) => {
    // Forms are all it sends.
    const form = body instanceof URLSearchParams || typeof body === 'string' ? body : null
    return http(url, { headers, method, body: form, ...(signal ? { signal } : {}) })
  }
}

type Tokens = Awaited<ReturnType<typeof Oidc.authorizationCodeGrant>>

/** Some providers leave the address out of the token and return it on request. */
async function readClaims({ oidc, configuration }: Opened, tokens: Tokens, issuer: string): Promise<Claims> {
  const told = tokens.claims()
  if (!told) throw new AppError('upstream-failed')
  const isAsked = told.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
  const asked = isAsked ? await oidc.fetchUserInfo(configuration, tokens.access_token, told.sub) : {}
  const claims: Record<string, unknown> = { ...asked, ...told }
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim().slice(0, 100) : '')
  const isVerified = claims.email_verified === true || claims.email_verified === 'true'
  return {
    issuer,
    subject: told.sub,
    verifiedEmail: isVerified && typeof claims.email === 'string' ? claims.email : null,
    firstName: text('given_name') || text('name').split(' ')[0] || '',
    lastName: text('family_name') || text('name').split(' ').slice(1).join(' '),
  }
}

/** What another server said is not passed on: it may quote codes and tokens. */
function rethrow(error: unknown): never {
  if (error instanceof AppError) throw error
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  throw new AppError('upstream-failed', {
    message: 'The sign-in service couldn’t confirm who you are. Please try again.',
    cause: new Error(`the sign-in provider failed: ${code}`),
  })
}
