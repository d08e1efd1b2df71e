import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname
const themeScript = 'src/client/app/theme-init.js'

/** The theme script must block the first paint, so it stays a classic script; this gives it a hashed name. */
function hashedThemeScript(): Plugin {
  const source = readFileSync(resolve(root, themeScript), 'utf8')
  const fileName = `assets/theme-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
  return {
    name: 'hashed-theme-script',
    apply: (config, env) => env.command === 'build' && !config.build?.ssr,
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(`/${themeScript}`, `/${fileName}`) },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
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

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  plugins: [react(), tailwindcss(), hashedThemeScript(), clientBuild()],
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
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser|@tanstack)[\\/]/,
                },
              ],
            },
          },
        },
      },
}))
