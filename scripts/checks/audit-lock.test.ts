import { expect, it } from 'vitest'
import { auditLock } from './audit-lock.mjs'

it('names a platform package that the lock file lacks', () => {
  const packages = { 'node_modules/fast': { version: '1.0.0', optionalDependencies: { 'fast-darwin': '1.0.0' } } }
  expect(auditLock({ packages })).toEqual(['fast-darwin, which fast needs on some platform, is not in the lock file'])
})

it('accepts a platform package that is there, wherever it stands', () => {
  const packages = {
    'node_modules/fast': { version: '1.0.0', optionalDependencies: { 'fast-darwin': '1.0.0' } },
    'node_modules/fast/node_modules/fast-darwin': { version: '1.0.0' },
  }
  expect(auditLock({ packages })).toEqual([])
})

it('names a package that carries a download address', () => {
  const packages = { 'node_modules/plain': { version: '1.0.0', resolved: 'https://example.com/plain.tgz' } }
  expect(auditLock({ packages })[0]).toContain('plain is recorded with a download address')
})

it('names a package with an install script that nobody looked at', () => {
  const packages = {
    'node_modules/esbuild': { version: '1.0.0', hasInstallScript: true },
    'node_modules/@some/native': { version: '2.0.0', hasInstallScript: true },
  }
  const problems = auditLock({ packages })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('@some/native@2.0.0 runs a script')
})
