import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { createChunkNamer } from './scripts/support/client-chunks.ts'

const root = import.meta.dirname
/** Scripts of the page itself, not of the app: one must block the first paint, the other waits for it. */
const pageScripts = ['src/client/app/theme-init.js', 'src/client/app/after-paint.js']

const vendor = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser|@tanstack)[\\/]/
const schemas = /node_modules[\\/]zod[\\/]/
/** What controls are made of, what opens over a page, and what is placed beside a field: few pages start with all three. */
const primitives =
  /node_modules[\\/]@radix-ui[\\/](primitive|react-(collection|context|direction|id|presence|roving-focus|tabs|use-(callback-ref|controllable-state|effect-event|is-hydrated|layout-effect)))[\\/]/
const overlays =
  /node_modules[\\/](@radix-ui[\\/]react-(dialog|dismissable-layer|focus-guards|focus-scope|portal)[\\/]|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden|get-nonce|tslib)/
const selects =
  /node_modules[\\/](@radix-ui[\\/](number|rect|react-(arrow|popper|select|use-(previous|rect|size)|visually-hidden))[\\/]|@floating-ui)/

/** Classic scripts are not bundled; this gives them hashed names. */
function hashedPageScripts(): Plugin {
  const scripts = pageScripts.map((path) => {
    const source = readFileSync(resolve(root, path), 'utf8')
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
    return { path, source, fileName: `assets/${basename(path, '.js')}-${hash}.js` }
  })
  return {
    name: 'hashed-page-scripts',
    apply: (config, env) => env.command === 'build' && !config.build?.ssr,
    transformIndexHtml: {
      order: 'post',
      handler: (html) => scripts.reduce((page, { path, fileName }) => page.replace(`/${path}`, `/${fileName}`), html),
    },
    generateBundle() {
      for (const { source, fileName } of scripts) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** Gives the server renderer the page template and the manifest of the client build, read when it starts. */
function clientBuild(): Plugin {
  const id = 'virtual:client-build'
  let isDev = false
  return {
    name: 'client-build',
    configResolved: (config) => {
      isDev = config.command === 'serve'
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return
      if (isDev) {
        this.addWatchFile(resolve(root, 'index.html'))
        const template = readFileSync(resolve(root, 'index.html'), 'utf8')
        return `export const template = ${JSON.stringify(template)}; export const manifest = {}`
      }
      return `
        import { readFileSync } from 'node:fs'
        const read = (path) => readFileSync(new URL('../client/' + path, import.meta.url), 'utf8')
        export const template = read('index.html')
        export const manifest = JSON.parse(read('.vite/manifest.json'))
      `
    },
  }
}

/** Zod ties the making of JSON schemas to every schema. Only the server's API page has them made. */
function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    apply: (config, env) => env.command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: /zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/ },
      handler: (source) => {
        const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
        const nothing = 'const nothing = () => undefined; export { nothing as process }'
        return { code: `${nothing}; ${names.map((name) => `export const ${name} = nothing`).join(';')}`, map: null }
      },
    },
  }
}

/** The package offers its production build only to servers. */
const withoutWarnings = {
  find: /^react-router$/,
  replacement: resolve(root, 'node_modules/react-router/dist/production/index.mjs'),
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  plugins: [react(), tailwindcss(), hashedPageScripts(), clientBuild(), withoutJsonSchemas()],
  resolve: { alias: command === 'build' ? [withoutWarnings] : [] },
  // The renderer is one self-contained file, so that serving needs none of the interface's packages.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: isSsrBuild
    ? { outDir: 'dist/ssr', emptyOutDir: true, copyPublicDir: false, target: 'node20', minify: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsDir: 'assets',
        assetsInlineLimit: 0,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A module's own name is right for it; what it imports may be needed on more pages.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'vendor', test: vendor, priority: 4 },
                // What starts the page stays apart from what it starts, so that it can be the last to run.
                { name: 'shell', test: /(?<!entry-client\.tsx|index\.html)$/, tags: ['$initial'], priority: 3 },
                { name: 'schemas', test: schemas, priority: 2 },
                { name: 'primitives', test: primitives, priority: 2 },
                { name: 'overlays', test: overlays, priority: 2 },
                { name: 'selects', test: selects, priority: 2 },
                { name: createChunkNamer(), debugName: 'shared by pages' },
              ],
            },
          },
        },
      },
}))
