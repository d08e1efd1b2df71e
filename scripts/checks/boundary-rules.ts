import type { ImportTarget } from './read-imports.ts'

/** The only libraries the pure engine may use. Each works the same in a browser and in Node. */
const engineLibraries = ['zod', 'linebreak', 'bidi-js', 'wink-nlp', 'wink-eng-lite-web-model']
const sharedLibraries = ['zod']

/** zone -> zones it may import. */
const zones: Record<string, string[]> = {
  engine: ['engine'],
  shared: ['engine', 'shared'],
  server: ['engine', 'shared', 'server'],
  client: ['engine', 'shared', 'client'],
}

/** folder of the engine -> folders of the engine it may import, itself aside. */
const engineOrder: Record<string, string[]> = {
  language: [],
  resume: [],
  letter: ['resume'],
  style: ['resume', 'letter'],
  templates: ['resume', 'letter', 'style'],
  layout: ['resume', 'letter', 'style', 'templates'],
  formats: ['resume', 'letter', 'style', 'templates', 'layout'],
  edit: ['resume', 'letter'],
  writing: ['language', 'resume', 'letter', 'edit'],
  library: ['language', 'resume', 'edit', 'writing'],
  reading: ['language', 'resume', 'library'],
}

/** Plain data that a generated module loads piece by piece. */
const generatedLoaders: Record<string, string> = { 'src/engine/library/loaders.gen.ts': 'data/occupations/' }

const clientBase = ['lib', 'ui', 'app', 'styles']

/** room of the client that others share -> rooms it may import, itself aside. Any other room is a feature. */
const clientOrder: Record<string, string[]> = {
  styles: [],
  lib: [],
  ui: ['lib', 'styles'],
  app: ['lib', 'ui', 'styles', ''],
  preview: clientBase,
  drafts: clientBase,
  billing: [...clientBase, 'drafts'],
  imports: [...clientBase, 'drafts'],
  exports: [...clientBase, 'preview', 'drafts', 'billing'],
  templates: [...clientBase, 'preview', 'drafts', 'exports'],
  documents: [...clientBase, 'preview', 'drafts', 'billing', 'templates'],
  editing: [...clientBase, 'preview', 'drafts', 'billing', 'imports', 'exports', 'templates'],
  assistant: [...clientBase, 'preview', 'drafts', 'billing', 'imports', 'exports', 'templates', 'editing'],
}
const clientShared = Object.keys(clientOrder)

interface Place {
  /** engine, shared, server, client; or tests, scripts, bench for what stands outside src. */
  zone: string
  /** The folder inside the zone, empty for files at its top. */
  part: string
  file: string
}

interface Import {
  from: string
  target: ImportTarget
}

/** A sentence when this import is against the rules, else undefined. */
export function describeForbiddenImport({ from, target }: Import): string | undefined {
  const place = placeOf(from)
  if (!place.file.startsWith('src/')) return undefined
  const isTest = /\.test\.tsx?$/.test(from)
  if (target.kind !== 'file') return isTest ? undefined : describeForbiddenLibrary(place, target)

  const aim = placeOf(target.path)
  if (!aim.file.startsWith('src/')) {
    if (isTest && aim.zone === 'tests') return undefined
    const data = generatedLoaders[from]
    if (data && aim.file.startsWith(data)) return undefined
    return `${from} imports ${target.path}: nothing in src may depend on what stands outside it`
  }
  if (!zones[place.zone]?.includes(aim.zone)) {
    return `${from} imports ${target.path}: ${place.zone} may use only ${listWords(zones[place.zone] ?? [])}`
  }
  if (isTest || aim.zone !== place.zone || aim.part === place.part) return undefined
  if (place.zone === 'engine') return describeEngineOrder(place, aim)
  if (place.zone === 'server') return describeServerOrder(place, aim)
  if (place.zone === 'client') return describeClientOrder(place, aim)
  return undefined
}

function describeForbiddenLibrary(place: Place, target: Exclude<ImportTarget, { kind: 'file' }>): string | undefined {
  if (target.kind === 'node') {
    if (place.zone === 'server') return undefined
    return `${place.file} imports ${target.name}: only the server may use Node's own modules`
  }
  if (place.zone === 'engine' && !engineLibraries.includes(target.name)) {
    return `${place.file} imports ${target.name}: the engine may use only ${listWords(engineLibraries)}`
  }
  if (place.zone === 'shared' && !sharedLibraries.includes(target.name)) {
    return `${place.file} imports ${target.name}: shared may use only ${listWords(sharedLibraries)}`
  }
  if (place.zone === 'server' && /^react(-|$)/.test(target.name)) {
    return `${place.file} imports ${target.name}: the server has no React; pages come from client/entry-server`
  }
  return undefined
}

function describeEngineOrder(place: Place, aim: Place): string | undefined {
  const allowed = engineOrder[place.part]
  if (!allowed)
    return `${place.file}: engine/${place.part} has no place in the order of scripts/checks/boundary-rules.ts yet`
  if (allowed.includes(aim.part)) return undefined
  const words = allowed.length > 0 ? `may use only ${listWords(allowed)}` : 'uses no other part of the engine'
  return `${place.file} imports ${aim.file}: engine/${place.part} ${words}`
}

function describeServerOrder(place: Place, aim: Place): string | undefined {
  if (place.part === '' || aim.part === 'platform' || aim.file === 'src/server/config.ts') return undefined
  if (aim.part === '')
    return `${place.file} imports ${aim.file}: a feature is handed what it needs by app.ts, it does not reach for it`
  if (place.part === 'platform') return `${place.file} imports ${aim.file}: server/platform knows no feature`
  return `${place.file} imports ${aim.file}: a feature never imports a sibling feature; app.ts hands it the port it needs`
}

function describeClientOrder(place: Place, aim: Place): string | undefined {
  if (place.part === '') return undefined
  const allowed = clientOrder[place.part]
  if (allowed) {
    if (allowed.includes(aim.part)) return undefined
    const words = allowed.filter(Boolean).map((part) => `client/${part}`)
    const rule = words.length > 0 ? `may use only ${listWords(words)}` : 'uses no other part of the client'
    return `${place.file} imports ${aim.file}: client/${place.part} ${rule}`
  }
  if (clientShared.includes(aim.part)) return undefined
  if (aim.part === '')
    return `${place.file} imports ${aim.file}: a feature does not know the route table or the entry files`
  return `${place.file} imports ${aim.file}: a feature never imports a sibling feature; what both need moves down to a room they share`
}

function placeOf(file: string): Place {
  const [top = '', ...rest] = file.split('/')
  if (top !== 'src') return { zone: top, part: '', file }
  const [zone = '', ...inner] = rest
  return { zone, part: inner.length > 1 ? (inner[0] ?? '') : '', file }
}

function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
