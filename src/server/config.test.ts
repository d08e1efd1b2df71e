import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

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
