import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { allFaces, fontSlugs } from '#engine/style/fonts.ts'
import { fontSource } from '#server/exports/fonts/font-sources.ts'
import { copyFonts } from './fonts-copy.ts'

test('the committed files belong to the fonts that are installed', () => {
  const check = () =>
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/fonts.ts', '--check'], { stdio: 'pipe' })
  expect(check).not.toThrow()
})

test('a metric file takes at most 15 kB over the wire', () => {
  for (const face of allFaces) {
    expect(gzipSync(readFileSync(`assets/fonts/metrics/${face}.json`)).length, face).toBeLessThan(15_000)
  }
})

test('every face has parts for the browser, the Latin one small', () => {
  const parts = readdirSync('assets/fonts/web')
  for (const face of allFaces) {
    const own = parts.filter((file) => file.startsWith(`${face}.`))
    expect(own.length, face).toBeGreaterThan(0)
    for (const file of own.filter((name) => name.includes('.latin.'))) {
      expect(statSync(join('assets/fonts/web', file)).size, file).toBeLessThan(30_000)
    }
  }
})

test('every family comes with its licence', () => {
  for (const slug of fontSlugs) expect(existsSync(`assets/fonts/licences/${slug}.txt`), slug).toBe(true)
})

test('the built server gets every face, its metrics and the licences', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  try {
    copyFonts(folder)
    for (const face of allFaces) {
      expect(statSync(join(folder, `${face}${extname(fontSource(face))}`)).size).toBeGreaterThan(10_000)
      expect(existsSync(join(folder, 'metrics', `${face}.json`))).toBe(true)
    }
    expect(readdirSync(join(folder, 'licences')).length).toBe(fontSlugs.length)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
