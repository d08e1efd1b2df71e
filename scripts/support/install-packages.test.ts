import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeStaleInstall } from './install-packages.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candid-install-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writeLocks(wanted: object, installed?: object): void {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }))
  if (!installed) return
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: installed }))
}

it('asks for an install when nothing is there', () => {
  writeLocks({ 'node_modules/zod': { version: '4.6.7' } })
  expect(describeStaleInstall(folder)).toBe('nothing is installed yet')
})

it('is content when every package has its version', () => {
  writeLocks({ 'node_modules/zod': { version: '4.6.7' } }, { 'node_modules/zod': { version: '4.6.7' } })
  expect(describeStaleInstall(folder)).toBeUndefined()
})

it('names the package whose version is another', () => {
  writeLocks({ 'node_modules/zod': { version: '4.6.7' } }, { 'node_modules/zod': { version: '4.6.6' } })
  expect(describeStaleInstall(folder)).toBe('zod should be 4.6.7 and is 4.6.6')
})

it('names a package that is missing, as after an install without development packages', () => {
  writeLocks({ 'node_modules/@some/tool': { version: '1.0.0' } }, {})
  expect(describeStaleInstall(folder)).toBe('@some/tool should be 1.0.0 and is missing')
})

it('Fail 14: misses no development package where a build is finished, but every package it runs on', () => {
  writeLocks({ 'node_modules/vite': { version: '8.0.0', dev: true } }, {})
  expect(describeStaleInstall(folder)).toBe('vite should be 8.0.0 and is missing')
  expect(describeStaleInstall(folder, { production: true })).toBeUndefined()
  rmSync(join(folder, 'node_modules'), { recursive: true })
  writeLocks({ 'node_modules/zod': { version: '4.6.7' } }, {})
  expect(describeStaleInstall(folder, { production: true })).toBe('zod should be 4.6.7 and is missing')
})

it('does not miss the packages of other platforms', () => {
  writeLocks({ 'node_modules/native-win32': { version: '1.0.0', optional: true } }, {})
  expect(describeStaleInstall(folder)).toBeUndefined()
})
