import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprintSources, isBuildCurrent, stampBuild } from './fingerprint.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candid-fingerprint-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/main.ts'), 'one')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('builds once and not again while nothing changes', () => {
  expect(isBuildCurrent(folder)).toBe(false)
  stampBuild(fingerprintSources(folder), folder)
  expect(isBuildCurrent(folder)).toBe(true)
})

it.each([
  ['a changed file', 'src/main.ts', 'two'],
  ['a new file', 'src/other.ts', ''],
  ['a new lock file', 'package-lock.json', '{}'],
])('builds again after %s', (_, path, text) => {
  stampBuild(fingerprintSources(folder), folder)
  writeFileSync(join(folder, path), text)
  expect(isBuildCurrent(folder)).toBe(false)
})

it('does not build again for a test', () => {
  stampBuild(fingerprintSources(folder), folder)
  writeFileSync(join(folder, 'src/main.test.ts'), 'a test')
  expect(isBuildCurrent(folder)).toBe(true)
})
