import { registryFolders } from '../registries.ts'

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string
  text: string
}

interface TextRule {
  pattern: RegExp
  /** Files the rule looks at. */
  within: RegExp
  /** Files it lets pass. */
  except?: RegExp
  sentence: string
}

const anything = /./
// Tests must be able to plant what the product may not do.
const code = /^src\/(?!.*\.test\.).*\.tsx?$/
const tests = /\.(test|spec)\.tsx?$/

// Patterns are written so that this file does not match itself.
const textRules: TextRule[] = [
  {
    pattern: /(?<![\w.])\/(?:root|tmp|work\/(?:main|shared))\//,
    within: anything,
    sentence: 'names a folder of one machine',
  },
  {
    pattern: /registry\.npm(?:js|mirror)|"resolved": *"https?:/,
    within: anything,
    sentence: 'carries the address of a package registry',
  },
  {
    pattern: /\bTO[D]O\b|\bFIX[M]E\b|\b[Cc]oming [s]oon\b|\b[Nn]ot [i]mplemented\b|\b[Ll]orem [i]psum\b/,
    within: anything,
    // Sentences about people's work, by writers who know nothing of these rules.
    except: /\/gate\/held-out\//,
    sentence: 'leaves something open',
  },
  {
    pattern: /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|only|todo|fixme|skipIf|runIf)\b|\bx(?:it|describe)\(/,
    within: tests,
    sentence: 'skips or singles out a test',
  },
  {
    pattern: /(?<![\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![-\w])/i,
    within: /^src\/client\/(?!.*\.test\.).*\.(tsx?|css)$/,
    except: /^src\/client\/styles\/tokens\.css$/,
    sentence: 'writes a colour by hand; the pages take theirs from styles/tokens.css',
  },
  {
    // Black ink and white paper are no choice of design.
    pattern: /(?<![\w&/])#(?!(?:0{3}|0{6}|f{3}|f{6})\b)(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![-\w])/i,
    within: /^src\/(?:engine|shared|server)\/(?!.*\.test\.).*\.ts$/,
    except: /^src\/engine\/(?:style\/|templates\/|letter\/letter-design\.ts$)|mail/,
    sentence: 'writes a colour by hand; documents take theirs from engine/style and engine/templates',
  },
  {
    pattern: /\b(?:group|peer|in)-has-|:has\([^{;]*\s\*\s*(?:\)|,|\{)/,
    within: /^src\/client\/(?!.*\.test\.).*\.(tsx?|css)$/,
    sentence: 'styles everything below something with :has; the browser then matches the whole page at every change',
  },
  {
    pattern: /\bprocess\.env\b/,
    within: code,
    except: /^src\/server\/config\.ts$/,
    sentence: 'reads the environment; only src/server/config.ts does',
  },
  {
    pattern: /(?<![\w.$'])fetch\(|\b(?:globalThis|window|self)\.fetch\b/,
    within: code,
    except: /^src\/(server\/platform\/http|client\/lib\/api)\.ts$/,
    sentence: 'calls fetch; only server/platform/http.ts and client/lib/api.ts do',
  },
  {
    pattern: /['"`]\/api\//,
    within: /^src\/client\/(?!.*\.test\.)/,
    sentence: 'spells an address of the API; client/lib/api.ts calls routes by their contracts in shared/api',
  },
  {
    pattern: /\bconsole\.\w+\(/,
    within: code,
    except: /^src\/server\/platform\/log/,
    sentence: 'writes to the console; the server logs through platform/log and the client not at all',
  },
  {
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(/,
    within: /^src\/engine\/(?!.*\.test\.)/,
    sentence: 'asks for the time or for chance; the engine is given both as arguments',
  },
  {
    pattern: /^import (?:type )?\{[^}]*\} from 'zod'/m,
    within: code,
    sentence: "imports zod by name; only `import * as z from 'zod'` stays small in the browser",
  },
  {
    pattern: /^export default /m,
    within: code,
    except: registryPattern(),
    sentence: 'has a default export; only entries of a registry do',
  },
  {
    pattern: /^export \* from /m,
    within: code,
    sentence: 'passes on another module; import from where the thing is written',
  },
]

const longest = 400
const mayBeLong =
  /\.gen\.|\.(test|spec)\.tsx?$|(^|\/)(data|samples|fixtures|migrations)\/|-data\.ts$|\.(md|json|svg|html|sql|txt)$/
const kebabCase = /^_?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/
const conventionalNames = /^(README|ARCHITECTURE|CONTRIBUTING|CHANGELOG|SECURITY|pull_request_template)\.md$|^\./
const drawers = /(?:^|\/)(?:utils?|helpers?|common|misc|index)(?:\.tsx?$|\/)/

/** One plain sentence for each rule a file breaks. */
export function findHouseProblems(file: SourceFile): string[] {
  return [...findNameProblems(file), ...findTextProblems(file)]
}

function findNameProblems({ path, text }: SourceFile): string[] {
  const name = path.split('/').at(-1) ?? ''
  const isGenerated = path.includes('/migrations/')
  const problems: string[] = []
  if (!isGenerated && !kebabCase.test(name) && !conventionalNames.test(name)) {
    problems.push(`${path}: file names are kebab-case`)
  }
  if (path.startsWith('src/') && drawers.test(path)) {
    problems.push(`${path}: a file is named after the one idea it holds, not after a drawer`)
  }
  const lines = text.split('\n').length - 1
  if (lines > longest && !mayBeLong.test(path)) {
    problems.push(`${path} has ${lines} lines: beyond ${longest} a file holds more than one idea`)
  }
  return problems
}

function findTextProblems({ path, text }: SourceFile): string[] {
  return textRules
    .filter((rule) => appliesTo(rule, path))
    .flatMap((rule) => {
      const match = rule.pattern.exec(rule.within === anything ? text : blankComments(path, text))
      if (!match) return []
      const line = text.slice(0, match.index).split('\n').length
      return [`${path}:${line} ${rule.sentence} (${match[0].trim()})`]
    })
}

/** A comment may speak of what the code may not do. Lines stay, so that their numbers stay. */
function blankComments(path: string, text: string): string {
  return /\.tsx?$/.test(path) ? text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '') : text
}

function appliesTo(rule: TextRule, path: string): boolean {
  return rule.within.test(path) && !rule.except?.test(path)
}

function registryPattern(): RegExp {
  const folders = registryFolders.map((folder) => folder.replace('*', '[^/]+'))
  return new RegExp(`^(?:${folders.join('|')})/[^/]+\\.ts$`)
}
