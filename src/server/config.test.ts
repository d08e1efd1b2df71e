import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, variableNames } from './config.ts'

describe('readConfig', () => {
  it('needs nothing to be set', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 3000,
      host: null,
      dataDir: resolve('data'),
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
      logLevel: 'info',
      billing: true,
      stripe: null,
      ai: null,
    })
    expect(config.workers).toBeGreaterThanOrEqual(1)
    expect(config.support.address).toMatch(/Detroit, Michigan/)
  })

  it('counts an empty value as unset', () => {
    expect(readConfig({ PORT: '', BILLING: '  ', STRIPE_SECRET_KEY: '' })).toEqual(readConfig({}))
  })

  it.each([
    ['PORT', 'eighty', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['BILLING', 'yes', 'on, off or sandbox'],
    ['DATABASE_URL', 'mysql://host/name', 'postgres://'],
    ['PUBLIC_URL', 'candid.example', 'https://'],
    ['LOG_LEVEL', 'loud', 'one of fatal'],
    ['WORKERS', '0', 'a whole number from 1 to 64'],
    ['SUPPORT_EMAIL', 'nobody', 'an e-mail address'],
    ['JOB_SOURCES', 'remotive,nowhere', 'names separated by commas'],
    ['TRUST_PROXY', 'perhaps', 'on, off'],
  ])('refuses %s=%s by name and says what was expected', (name, value, expected) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(name)
    expect(() => readConfig({ [name]: value })).toThrow(expected)
  })

  it('never repeats a secret in its message', () => {
    expect(() =>
      readConfig({ STRIPE_SECRET_KEY: 'hunter2', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }),
    ).toThrow(/^STRIPE_SECRET_KEY has a wrong value: expected a key that begins with sk_ or rk_\.$/)
  })

  it('refuses half of a pair and names the missing half', () => {
    expect(() => readConfig({ AI_PROVIDER: 'openai' })).toThrow('AI_MODEL is not set, but AI_PROVIDER needs it.')
  })

  it('reads lists, proxies and addresses', () => {
    const config = readConfig({
      JOB_SOURCES: 'remotive, greenhouse',
      JOB_BOARDS: 'greenhouse:acme',
      TRUST_PROXY: '2',
      PUBLIC_URL: 'https://resumes.example/',
    })
    expect(config.jobs.sources).toEqual(['remotive', 'greenhouse'])
    expect(config.jobs.boards).toEqual(['greenhouse:acme'])
    expect(config.trustProxy).toBe(2)
    expect(config.publicUrl).toBe('https://resumes.example')
  })
})

describe('sign-in providers', () => {
  const one = {
    OIDC_ISSUER: 'https://accounts.example',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_NAME: 'Example ID',
  }

  it('are one or several, each part at its place', () => {
    const provider = { id: 'example-id', name: 'Example ID', issuer: 'https://accounts.example' }
    expect(readConfig(one).oidc).toEqual([{ ...provider, clientId: 'id', clientSecret: 'secret' }])
    const two = {
      OIDC_ISSUER: 'https://one.example, https://two.example',
      OIDC_CLIENT_ID: 'a,b',
      OIDC_CLIENT_SECRET: 'c,d',
      OIDC_NAME: 'One,Two',
    }
    expect(readConfig(two).oidc[1]).toMatchObject({ id: 'two', issuer: 'https://two.example', clientSecret: 'd' })
    expect(readConfig({}).oidc).toEqual([])
  })

  it.each([
    [{ ...one, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET is not set, but OIDC_ISSUER needs it.'],
    [{ ...one, OIDC_NAME: 'One,Two' }, 'OIDC_NAME must have as many parts as OIDC_ISSUER.'],
    [
      {
        OIDC_ISSUER: 'https://one.example,https://two.example',
        OIDC_CLIENT_ID: 'a,b',
        OIDC_CLIENT_SECRET: 'c,d',
        OIDC_NAME: 'Same,same',
      },
      'OIDC_NAME must name each provider differently.',
    ],
    [{ ...one, OIDC_ISSUER: 'http://accounts.example' }, 'expected an address that begins with https'],
    [{ ...one, OIDC_ISSUER: 'http://localhost.evil.example' }, 'expected an address that begins with https'],
  ])('are refused where they are not whole: %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })
})

describe('what people are told of the configuration', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

  it('.env.example names exactly the variables that are read, each with a value that is accepted', () => {
    const lines = [...example.matchAll(/^#([A-Z][A-Z\d_]*)=(.+)$/gm)]
    expect(lines.map(([, name]) => name).sort()).toEqual([...variableNames].sort())
    const values = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.replaceAll('"', '')]))
    expect(() => readConfig(values)).not.toThrow()
  })

  it('.env.example shows the defaults where there are some', () => {
    const defaults = readConfig({})
    const shown = (name: string) => new RegExp(`^#${name}="?(.+?)"?$`, 'm').exec(example)?.[1]
    expect(shown('PORT')).toBe(String(defaults.port))
    expect(shown('DATABASE_POOL')).toBe(String(defaults.databasePool))
    expect(shown('DATABASE_TIMEOUT_MS')).toBe(String(defaults.databaseTimeoutMs))
    expect(shown('LOG_LEVEL')).toBe(defaults.logLevel)
    expect(shown('MAIL_FROM')).toBe(defaults.mail.from)
    expect(shown('SUPPORT_EMAIL')).toBe(defaults.support.email)
    expect(shown('SUPPORT_PHONE')).toBe(defaults.support.phone)
    expect(shown('SUPPORT_ADDRESS')).toBe(defaults.support.address)
  })

  it('the table of the README names exactly the variables that are read', () => {
    const [, table = ''] = readme.split('## Configuration')
    const cells = [...table.matchAll(/^\| (`[A-Z][^|]*`) \|/gm)].map(([, cell = '']) => cell)
    expect(cells.flatMap((cell) => cell.match(/[A-Z][A-Z\d_]+/g) ?? []).sort()).toEqual([...variableNames].sort())
  })
})
