// Puts the font and metric files the server reads beside the built server, so that it runs without the packages.
import { copyFileSync, cpSync, mkdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allFaces } from '#engine/style/fonts.ts'
import { fontSource } from '#server/exports/fonts/font-sources.ts'

const root = join(fileURLToPath(import.meta.url), '..', '..')

/** Copies every face, with the metric files and licences, into a folder (`dist/fonts`). */
export function copyFonts(target: string): void {
  mkdirSync(target, { recursive: true })
  for (const folder of ['metrics', 'licences']) {
    cpSync(join(root, 'assets/fonts', folder), join(target, folder), { recursive: true })
  }
  for (const face of allFaces) {
    const source = fontSource(face)
    copyFileSync(join(root, source), join(target, `${face}${extname(source)}`))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) copyFonts(join(root, 'dist', 'fonts'))
