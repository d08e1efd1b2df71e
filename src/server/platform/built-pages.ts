import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '#shared/site-config.ts'
import type { Page, RenderPage } from './pages.ts'

type PageRenderer = {
  renderPage: (url: string, site: SiteConfig) => Promise<Page>
  /** Pages that are the same for everybody, whatever the query says. */
  staticPaths: readonly string[]
  /** Pages that are so only where there is no query. */
  firstScreenPaths: readonly string[]
}

/** Renders from the built bundle: pages that come ready once, at start, every other one when it is asked for. */
export async function openBuiltPages(bundle: string, site: SiteConfig): Promise<RenderPage> {
  // The bundle is built from this repository with exactly these exports.
  const { renderPage, staticPaths, firstScreenPaths } = (await import(pathToFileURL(bundle).href)) as PageRenderer
  const ready = new Map<string, Page>()
  for (const path of [...staticPaths, ...firstScreenPaths]) ready.set(path, await renderPage(path, site))
  const anyQuery = new Set(staticPaths)
  return async (url) => {
    const path = url.split('?', 1)[0] ?? url
    return ready.get(anyQuery.has(path) ? path : url) ?? renderPage(url, site)
  }
}
