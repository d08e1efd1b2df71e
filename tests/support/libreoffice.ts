// Opens Word files in LibreOffice, where it is installed, as somebody without our fonts does.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readPdfText } from '#server/exports/read-text.ts'

export function hasLibreOffice(): boolean {
  return spawnSync('soffice', ['--version']).status === 0
}

export type OpenedFile = { pageCount: number; fonts: string[] }

/** The pages of each file and the fonts they were set in, in the order given. */
export async function openInLibreOffice(files: readonly Uint8Array[]): Promise<OpenedFile[]> {
  const folder = mkdtempSync(join(tmpdir(), 'candid-word-'))
  try {
    writeFileSync(join(folder, 'fonts.conf'), plainFonts(folder))
    const profile = pathToFileURL(join(folder, 'profile')).href
    const command = [`-env:UserInstallation=${profile}`, '--headless', '--convert-to', 'pdf', '--outdir', folder]
    const opened: OpenedFile[] = []
    // One at a time: a second document in the same process would be set in the fonts that the first one carried.
    for (const file of files) {
      writeFileSync(join(folder, 'file.docx'), file)
      execFileSync('soffice', [...command, 'file.docx'], {
        cwd: folder,
        env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
        stdio: 'ignore',
      })
      const bytes = readFileSync(join(folder, 'file.pdf'))
      const fonts = [...bytes.toString('latin1').matchAll(/\/BaseFont\/[A-Z]{6}\+([\w-]+)/g)].map(
        ([, font = '']) => font,
      )
      opened.push({ pageCount: (await readPdfText(bytes)).pageCount, fonts })
    }
    return opened
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** DejaVu alone: nothing here has the widths of any font that our documents name. */
function plainFonts(folder: string): string {
  const file = execFileSync('fc-match', ['--format=%{file}', 'DejaVu Sans'], { encoding: 'utf8' })
  const cache = `<cachedir>${join(folder, 'cache')}</cachedir>`
  return `<?xml version="1.0"?><fontconfig><dir>${dirname(file)}</dir>${cache}</fontconfig>`
}
