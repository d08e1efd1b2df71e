import { expect, it } from 'vitest'
import { auditLock } from './audit-lock.mjs'
import { admitsVersion } from './node-range.mjs'

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

it('names a package that wants a newer Node than the README promises', () => {
  const packages = {
    'node_modules/modern': { version: '2.0.0', engines: { node: '>=22' } },
    'node_modules/ended': { version: '1.0.0', engines: { node: '^20.19.0' } },
    'node_modules/plain': { version: '1.0.0', engines: { node: '^20.19.0 || >=22.12.0' } },
    'node_modules/old': { version: '1.0.0', engines: ['node >= 0.8'] },
  }
  expect(auditLock({ packages })).toEqual([
    'modern@2.0.0 wants Node >=22, and Node 20.19.0 is promised',
    'ended@1.0.0 wants Node ^20.19.0, and Node 22.13.0 is promised',
  ])
})

it.each([
  ['>= 18', true],
  ['>=20.19', true],
  ['>=20 <25', true],
  ['18 || 20 || >=22', true],
  ['20.x', true],
  ['~20.19.0', true],
  ['*', true],
  ['>=20.20', false],
  ['^18', false],
  ['<20', false],
  ['18 || 22', false],
])('reads the range %s for Node 20.19.0', (range, admits) => {
  expect(admitsVersion(range, '20.19.0')).toBe(admits)
})
