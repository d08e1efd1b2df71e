// Opens Word files in LibreOffice, where it is installed, with our fonts made known to it, and counts their pages.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { allFaces, fontCatalogue } from '#engine/style/fonts.ts'
import { fontFile } from '#server/exports/fonts/font-files.ts'
import { readTrueType, type TrueTypeFile } from '#server/exports/pdf/truetype-file.ts'
import { readPdfText } from '#server/exports/read-text.ts'

export function hasLibreOffice(): boolean {
  return spawnSync('soffice', ['--version']).status === 0
}

/** Pages of each file, in the order given. */
export async function countPages(files: readonly Uint8Array[]): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'candid-word-'))
  try {
    writeFonts(folder)
    const names = files.map((bytes, index) => {
      const name = `${index}.docx`
      writeFileSync(join(folder, name), bytes)
      return name
    })
    const profile = pathToFileURL(join(folder, 'profile')).href
    const command = [`-env:UserInstallation=${profile}`, '--headless', '--convert-to', 'pdf', '--outdir', folder]
    execFileSync('soffice', [...command, ...names], {
      cwd: folder,
      env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
      stdio: 'ignore',
    })
    const counts: number[] = []
    for (const name of names) {
      const { pageCount } = await readPdfText(readFileSync(join(folder, name.replace('.docx', '.pdf'))))
      counts.push(pageCount)
    }
    return counts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function writeFonts(folder: string): void {
  for (const face of allFaces) writeFileSync(join(folder, `${face}.ttf`), toSfnt(readTrueType(fontFile(face))))
  const aliases = Object.values(fontCatalogue).flatMap(({ slug, substituteOf }) => {
    if (!substituteOf) return []
    const ours = slug.charAt(0).toUpperCase() + slug.slice(1)
    return `<alias binding="same"><family>${substituteOf}</family><prefer><family>${ours}</family></prefer></alias>`
  })
  const cache = `<cachedir>${join(folder, 'cache')}</cachedir>`
  const config = `<?xml version="1.0"?><fontconfig><dir>${folder}</dir>${cache}${aliases.join('')}</fontconfig>`
  writeFileSync(join(folder, 'fonts.conf'), config)
}

/** Fonts packed for the web as the plain files that desktops read. */
function toSfnt({ tables }: TrueTypeFile): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const directory = Buffer.alloc(12 + sorted.length * 16)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(sorted.length, 4)
  const parts = [directory]
  let offset = directory.length
  sorted.forEach(([tag, table], index) => {
    const bytes = Buffer.alloc(Math.ceil(table.byteLength / 4) * 4)
    bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength))
    const at = 12 + index * 16
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(table.byteLength, at + 12)
    parts.push(bytes)
    offset += bytes.length
  })
  return Buffer.concat(parts)
}
