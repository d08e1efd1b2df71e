import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '#shared/site-config.ts'
import type { Page, RenderPage } from './pages.ts'

type PageRenderer = {
  renderPage: (url: string, site: SiteConfig) => Promise<Page>
  /** Pages that are the same for everybody, whatever the query says. */
  staticPaths: readonly string[]
}

/** Renders from the built bundle: the static pages once, at start, every other one when it is asked for. */
export async function openBuiltPages(bundle: string, site: SiteConfig): Promise<RenderPage> {
  // The bundle is built from this repository with exactly these exports.
  const { renderPage, staticPaths } = (await import(pathToFileURL(bundle).href)) as PageRenderer
  const ready = new Map<string, Page>()
  for (const path of staticPaths) ready.set(path, await renderPage(path, site))
  return async (url) => ready.get(url.split('?', 1)[0] ?? url) ?? renderPage(url, site)
}
