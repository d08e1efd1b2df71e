import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import * as z from 'zod'

export class ConfigError extends Error {
  override name = 'ConfigError'
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const aiProviders = ['openai', 'anthropic', 'ollama', 'openai-compatible'] as const
const jobSources = [
  'remotive',
  'arbeitnow',
  'jobicy',
  'themuse',
  'adzuna',
  'usajobs',
  'greenhouse',
  'lever',
  'ashby',
] as const

const text = z.string()
const httpUrl = z.url({ protocol: /^https?$/ })
const list = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(item))

/** Each variable's shape; the description is what a person is told who set it wrong. */
const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).describe('a whole number from 0 to 65535'),
  HOST: text.regex(/^[\w.:-]+$/).describe('a host name or an address to listen on'),
  DATA_DIR: text.describe('a folder'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe('an address such as postgres://user:password@host:5432/name'),
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe('an address such as postgres://user:password@replica:5432/name'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).describe('a whole number from 1 to 200'),
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(200).max(60_000).describe('a whole number from 200 to 60000'),
  PUBLIC_URL: httpUrl.describe('an address such as https://resumes.example'),
  TRUST_PROXY: text
    .regex(/^(on|off|\d{1,2}|[\da-f.:/]+(\s*,\s*[\da-f.:/]+)*)$/i)
    .describe('on, off, the number of proxies in front, or their addresses separated by commas'),
  LOG_LEVEL: z.enum(logLevels).describe(`one of ${logLevels.join(', ')}`),
  METRICS_TOKEN: text
    .min(16)
    .regex(/^[\w.~+/=-]+$/)
    .describe('at least 16 letters, digits or any of . _ ~ + / = -'),
  ERROR_REPORT_URL: httpUrl.describe('an address such as https://errors.example/candid'),
  WORKERS: z.coerce.number().int().min(1).max(64).describe('a whole number from 1 to 64'),
  BILLING: z.enum(['on', 'off', 'sandbox']).describe('on, off or sandbox'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).describe('an address such as smtps://user:password@mail.example'),
  MAIL_FROM: text.regex(/.@./).describe('a sender such as Candid <mail@example.com>'),
  SUPPORT_EMAIL: z.email().describe('an e-mail address'),
  SUPPORT_PHONE: text.regex(/^[+\d(][\d\s().-]{4,}$/).describe('a telephone number'),
  SUPPORT_ADDRESS: text.describe('a postal address'),
  OIDC_ISSUER: list(httpUrl).describe('an address such as https://accounts.example, or several separated by commas'),
  OIDC_CLIENT_ID: list(text.min(1)).describe('a client id for each provider, separated by commas'),
  OIDC_CLIENT_SECRET: list(text.min(1)).describe('a client secret for each provider, separated by commas'),
  OIDC_NAME: list(text.min(1).max(40)).describe('a name for each provider, separated by commas'),
  STRIPE_SECRET_KEY: text.regex(/^(sk|rk)_/).describe('a key that begins with sk_ or rk_'),
  STRIPE_PUBLISHABLE_KEY: text.regex(/^pk_/).describe('a key that begins with pk_'),
  STRIPE_WEBHOOK_SECRET: text.regex(/^whsec_/).describe('a secret that begins with whsec_'),
  STRIPE_PRICE_PRO_MONTHLY: text.regex(/^price_/).describe('a price id that begins with price_'),
  STRIPE_PRICE_PRO_YEARLY: text.regex(/^price_/).describe('a price id that begins with price_'),
  AI_PROVIDER: z.enum(aiProviders).describe(`one of ${aiProviders.join(', ')}`),
  AI_MODEL: text.describe("a model's name"),
  AI_API_KEY: text.describe('a key'),
  AI_BASE_URL: httpUrl.describe('an address such as http://localhost:11434/v1'),
  JOB_SOURCES: list(z.enum(jobSources)).describe(`names separated by commas, out of ${jobSources.join(', ')}`),
  JOB_BOARDS: list(text.regex(/^(greenhouse|lever|ashby):[\w-]+$/)).describe(
    'boards separated by commas, such as greenhouse:acme,lever:acme',
  ),
  ADZUNA_APP_ID: text.describe('an id'),
  ADZUNA_APP_KEY: text.describe('a key'),
  USAJOBS_EMAIL: z.email().describe('an e-mail address'),
  USAJOBS_KEY: text.describe('a key'),
  CHROMIUM_PATH: text.describe('the path of a Chromium program'),
})
type VariableName = keyof z.infer<typeof environmentSchema>

/** Every variable that is read. */
export const variableNames = environmentSchema.keyof().options

/** Variables that mean nothing without another one. */
const companions: [given: VariableName, needed: VariableName][] = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_NAME'],
  ['OIDC_CLIENT_ID', 'OIDC_ISSUER'],
  ['DATABASE_REPLICA_URL', 'DATABASE_URL'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'],
  ['AI_PROVIDER', 'AI_MODEL'],
  ['ADZUNA_APP_ID', 'ADZUNA_APP_KEY'],
  ['ADZUNA_APP_KEY', 'ADZUNA_APP_ID'],
  ['USAJOBS_EMAIL', 'USAJOBS_KEY'],
  ['USAJOBS_KEY', 'USAJOBS_EMAIL'],
]

export type Config = ReturnType<typeof readConfig>

/** Reads and checks the environment once; the first wrong value stops the start by name. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const set = parseEnvironment(env)
  const port = set.PORT ?? 3000
  return {
    port,
    /** Null listens on every address, IPv6 and IPv4. */
    host: set.HOST ?? null,
    dataDir: resolve(set.DATA_DIR ?? 'data'),
    databaseUrl: set.DATABASE_URL ?? null,
    databaseReplicaUrl: set.DATABASE_REPLICA_URL ?? null,
    databasePool: set.DATABASE_POOL ?? 10,
    databaseTimeoutMs: set.DATABASE_TIMEOUT_MS ?? 2_000,
    publicUrl: set.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${port}`,
    trustProxy: parseTrustProxy(set.TRUST_PROXY ?? 'off'),
    logLevel: set.LOG_LEVEL ?? 'info',
    metricsToken: set.METRICS_TOKEN ?? null,
    errorReportUrl: set.ERROR_REPORT_URL ?? null,
    workers: set.WORKERS ?? Math.max(1, availableParallelism() - 1),
    billing: set.BILLING !== 'off',
    /** Test cards open real files, so on a public address the sandbox must be asked for by name. */
    mayCharge: set.STRIPE_SECRET_KEY !== undefined || set.BILLING === 'sandbox' || !isHttps(set.PUBLIC_URL),
    mail: { smtpUrl: set.SMTP_URL ?? null, from: set.MAIL_FROM ?? 'Candid <no-reply@candid.example>' },
    support: {
      email: set.SUPPORT_EMAIL ?? 'support@candid.example',
      phone: set.SUPPORT_PHONE ?? '+1 (313) 555-0142',
      address: set.SUPPORT_ADDRESS ?? 'Candid, 100 Example Avenue, Suite 4, Detroit, Michigan 48226, USA',
    },
    oidc: readOidc(set),
    stripe: readStripe(set),
    ai: readAi(set),
    jobs: {
      sources: set.JOB_SOURCES ?? [],
      boards: set.JOB_BOARDS ?? [],
      adzuna: pair(set.ADZUNA_APP_ID, set.ADZUNA_APP_KEY, (appId, appKey) => ({ appId, appKey })),
      usajobs: pair(set.USAJOBS_EMAIL, set.USAJOBS_KEY, (email, key) => ({ email, key })),
    },
    chromiumPath: set.CHROMIUM_PATH ?? null,
  }
}

type Environment = ReturnType<typeof parseEnvironment>

function parseEnvironment(env: Record<string, string | undefined>) {
  const given: Partial<Record<VariableName, string>> = {}
  for (const name of variableNames) {
    const value = env[name]?.trim()
    if (value) given[name] = value
  }
  for (const [name, needed] of companions) {
    if (given[name] && !given[needed]) throw new ConfigError(`${needed} is not set, but ${name} needs it.`)
  }
  if (given.BILLING === 'sandbox' && given.STRIPE_SECRET_KEY) {
    throw new ConfigError(
      'BILLING=sandbox accepts only test cards, but STRIPE_SECRET_KEY is set. Remove one of the two.',
    )
  }
  const result = environmentSchema.partial().safeParse(given)
  if (result.success) return result.data
  const wrong = variableNames.find((name) => name === result.error.issues[0]?.path[0])
  if (!wrong) throw result.error
  throw new ConfigError(`${wrong} has a wrong value: expected ${environmentSchema.shape[wrong].description}.`)
}

function parseTrustProxy(value: string): boolean | number | string {
  if (/^on$/i.test(value)) return true
  if (/^off$/i.test(value)) return false
  return /^\d+$/.test(value) ? Number(value) : value
}

/** The first of each variable belongs to the first provider, the second to the second. */
function readOidc(set: Environment) {
  const issuers = set.OIDC_ISSUER ?? []
  const providers = issuers.map((issuer, index) => {
    const name = set.OIDC_NAME?.[index] ?? ''
    return {
      /** As it appears in URLs. */
      id: name.toLowerCase().replace(/[^a-z\d]+/g, '-'),
      name,
      issuer,
      clientId: set.OIDC_CLIENT_ID?.[index] ?? '',
      clientSecret: set.OIDC_CLIENT_SECRET?.[index] ?? '',
    }
  })
  const wrong = (['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const).find(
    (name) => set[name] && set[name].length !== issuers.length,
  )
  if (wrong) throw new ConfigError(`${wrong} must have as many parts as OIDC_ISSUER.`)
  if (new Set(providers.map(({ id }) => id)).size < providers.length) {
    throw new ConfigError('OIDC_NAME must name each provider differently.')
  }
  // Without encryption anybody on the way could be anybody; on this machine there is no way.
  const plain = issuers.find((issuer) => !isHttps(issuer) && !/^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(issuer))
  if (plain) throw new ConfigError('OIDC_ISSUER has a wrong value: expected an address that begins with https.')
  return providers
}

function readStripe(set: Environment) {
  return pair(set.STRIPE_SECRET_KEY, set.STRIPE_PUBLISHABLE_KEY, (secretKey, publishableKey) => ({
    secretKey,
    publishableKey,
    webhookSecret: set.STRIPE_WEBHOOK_SECRET ?? '',
    priceProMonthly: set.STRIPE_PRICE_PRO_MONTHLY ?? null,
    priceProYearly: set.STRIPE_PRICE_PRO_YEARLY ?? null,
  }))
}

function readAi(set: Environment) {
  return pair(set.AI_PROVIDER, set.AI_MODEL, (provider, model) => ({
    provider,
    model,
    apiKey: set.AI_API_KEY ?? null,
    baseUrl: set.AI_BASE_URL ?? null,
  }))
}

function isHttps(url: string | undefined): boolean {
  return url?.toLowerCase().startsWith('https:') ?? false
}

function pair<A, B, Result>(first: A | undefined, second: B | undefined, join: (a: A, b: B) => Result): Result | null {
  return first === undefined || second === undefined ? null : join(first, second)
}
