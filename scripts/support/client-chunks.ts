// Which file a module of the pages ends up in. Left alone, the bundler makes one for every set of pages that share
// something; that came to eighty a page, most of them smaller than what asking for one costs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] }
type Lookup = { getModuleInfo: (id: string) => ModuleInfo | null }

/** Pages that are read more than used fetch nothing for the sake of others, but for the smallest parts. */
const lightPage = /[\\/](?:home|gallery|legal|not-found|sign-in)[\\/]/
/** Parts that bring nothing else with them. */
const smallPart =
  /[\\/]client[\\/]ui[\\/](?:alert|badge|input|skeleton|spinner|textarea)\.tsx$|[\\/](?:edit-address|has-mouse|lower-words|money)\.ts$|lucide-react.*[\\/]icons[\\/]/
/** What draws pages, wherever one is shown. */
const paper =
  /client[\\/]preview[\\/](?:page-(?:view|size|skeleton)|mark-elements|marks|paint-react|preview|same-page)\.|engine[\\/](?:layout[\\/]paint[\\/]|resume[\\/]marked-resume)/
/** The two pages most documents are begun on, and those that bring one to a job: who opens one soon opens another. */
const wizardPage = /[\\/]wizard[\\/]/
const editorPage = /[\\/]editor[\\/]/
const assistantPage = /[\\/](?:tailor|upgrade|letter)[\\/]/
/** Lists of everything a package has: all pages import them, and each uses a few lines. */
const barrel = /node_modules[\\/](?:radix-ui|lucide-react)[\\/]/

/** Names the file that a module shares with others; null leaves it to the bundler. */
export function createChunkNamer(): (id: string, lookup: Lookup) => string | null {
  const iconUsers = findIconUsers()

  function importersOf(id: string, lookup: Lookup): readonly string[] {
    return iconUsers.get(id) ?? lookup.getModuleInfo(id)?.importers.filter((importer) => !barrel.test(importer)) ?? []
  }

  function isPage(id: string, lookup: Lookup): boolean {
    return lookup.getModuleInfo(id)?.dynamicImporters.some((file) => file.endsWith('/client/routes.tsx')) ?? false
  }

  /** The pages that cannot start without the module; what they fetch later does not count. */
  function pagesOf(start: string, lookup: Lookup): string[] {
    const visited = new Set([start])
    for (const id of visited) for (const importer of importersOf(id, lookup)) visited.add(importer)
    return [...visited].filter((id) => isPage(id, lookup))
  }

  return (id, lookup) => {
    // The renderer looks a page up by its own file.
    if (isPage(id, lookup)) return null
    const pages = pagesOf(id, lookup)
    if (pages.length > 1 && smallPart.test(id)) return 'parts'
    if (pages.some((page) => lightPage.test(page))) return null
    const isOn = (kind: RegExp) => pages.some((page) => kind.test(page))
    const isOnlyOn = (...kinds: RegExp[]) => pages.every((page) => kinds.some((kind) => kind.test(page)))
    if (pages.length > 1 && isOnlyOn(assistantPage)) return 'assistant'
    if (isOn(wizardPage) && isOn(editorPage)) {
      return isOnlyOn(wizardPage, editorPage, assistantPage) ? 'documents' : kitOf(id)
    }
    if (isOn(editorPage) && paper.test(id)) return 'paper'
    if (!isOnlyOn(wizardPage, editorPage, assistantPage)) return null
    if (isOn(editorPage)) return pages.length > 1 ? 'workspace' : 'editor'
    if (isOn(wizardPage)) return pages.length > 1 ? 'forms' : 'wizard'
    return null
  }
}

/** A file runs in one go; with all schemas in one, that took a slow phone a seventh of a second. */
function kitOf(id: string): string {
  if (/[\\/]src[\\/]engine[\\/]resume[\\/]/.test(id)) return 'resume-kit'
  return /[\\/]src[\\/]engine[\\/]/.test(id) ? 'engine-kit' : 'kit'
}

/** Icon -> the modules that name it, read from their import lines: the package's list hides who uses which. */
function findIconUsers(): Map<string, string[]> {
  const folder = join(root, 'node_modules/lucide-react/dist/esm')
  const list = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8')
  const fileOf = new Map<string, string>()
  for (const [, names = '', file = ''] of list.matchAll(/export \{ ([^}]*) \} from '\.\/(icons\/[^']+)'/g)) {
    for (const name of names.split(',')) fileOf.set(name.replace('default as', '').trim(), join(folder, file))
  }

  const users = new Map<string, string[]>()
  const client = join(root, 'src/client')
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test)\.tsx?$/.test(file)) continue
    const source = readFileSync(join(client, file), 'utf8')
    for (const [, names = ''] of source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)) {
      for (const name of names.split(',')) {
        const icon = fileOf.get(name.replace(/ as .*/, '').trim())
        if (icon) users.set(icon, [...(users.get(icon) ?? []), join(client, file)])
      }
    }
  }
  return users
}
