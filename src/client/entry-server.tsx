import { manifest, template } from 'virtual:client-build'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { SiteConfig } from '#shared/site-config.ts'
import { renderHead } from './app/head.ts'
import { AppRoot } from './app-root.tsx'
import { createQueryClient } from './lib/query.ts'
import { comesReady, findRoute, headOf, notFoundRoute, type PageRoute } from './routes.tsx'

export { firstScreenPaths, staticPaths } from './routes.tsx'

type RenderedPage = { status: number; html: string }

const shellSource = 'index.html'

/** Each file after those it needs. */
function listFiles(source: string, found = new Set<string>(), visited = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (!chunk || visited.has(source)) return found
  visited.add(source)
  for (const imported of chunk.imports ?? []) listFiles(imported, found, visited)
  return found.add(chunk.file)
}

/** The page's own code, beside the shell's. */
function listOwnFiles(route: PageRoute): string[] {
  const shell = listFiles(shellSource)
  return [...listFiles(`src/client/${route.source}`)].filter((file) => !shell.has(file))
}

/** The page's own code, asked for while the shell's is still loading. */
function renderPreloads(route: PageRoute): string {
  return listOwnFiles(route)
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('\n    ')
}

/** All code of the page as data, for after-paint.js to run in this order: what starts the page comes last. */
function renderAfterPaint(route: PageRoute): string {
  const shell = [...listFiles(shellSource)]
  const files = [...shell.slice(0, -1), ...listOwnFiles(route), ...shell.slice(-1)].map((file) => `/${file}`)
  return `<script type="application/json" id="after-paint">${JSON.stringify(files)}</script>`
}

const codeTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

function renderSite(site: SiteConfig): string {
  // A "<" could end the block early.
  const json = JSON.stringify(site).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="site" nonce="__NONCE__">${json}</script>`
}

/** One page as HTML: static pages whole, the others as their frame. `__NONCE__` is for the server to fill in. */
export async function renderPage(url: string, site: SiteConfig): Promise<RenderedPage> {
  const { pathname, search } = new URL(url, 'http://page')
  const route = findRoute(pathname)
  await route.Page.preload()

  const body = renderToString(
    <StaticRouter location={url}>
      <AppRoot site={site} queryClient={createQueryClient()} />
    </StaticRouter>,
  )
  const pageHead = renderHead(headOf(route, pathname, site), site)
  // In development there is no manifest, and every page starts as Vite has it.
  const isDeferred = comesReady(route, search) && shellSource in manifest
  const parts: Record<string, string> = {
    head: isDeferred ? pageHead : `${pageHead}\n    ${renderPreloads(route)}`,
    body,
    // The one place of the nonce comes last: the server compresses a page once, up to there.
    data: isDeferred ? `${renderAfterPaint(route)}\n    ${renderSite(site)}` : renderSite(site),
  }
  const html = (isDeferred ? template.replace(codeTags, '') : template).replace(
    /<!--page-(head|body|data)-->/g,
    (_, part: string) => parts[part] ?? '',
  )
  return { status: route === notFoundRoute ? 404 : 200, html }
}
