import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors.ts'
import { isApiPath } from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'

export type Page = { status: number; html: string }
export type RenderPage = (url: string) => Promise<Page>

/** A form sent before the page came alive: show the page again and let nothing of it reach a URL. */
export function answerEarlyForms(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'POST' || isApiPath(request.url) || !acceptsHtml(request.headers.accept)) return done()
    reply.redirect(localPath(request.url), 303)
  })
}

/** Serves every path that is not the API's: a built file, or the page a browser asked for. */
export function addPages(
  app: FastifyInstance,
  { render, files }: { render: RenderPage; files: StaticFiles | null },
): void {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (isApiPath(request.url)) throw app.unknownPath(request.url)
    const path = decodePath(request.url)
    const sent = files?.send(path, reply)
    if (sent) return sent
    if (!acceptsHtml(request.headers.accept) || /^\/(?:assets|fonts)\//.test(path)) throw new AppError('not-found')
    const page = await render(request.url)
    return reply.code(page.status).sendHtml(page.html)
  })
}

function acceptsHtml(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|\*\/\*/.test(accept)
}

/** Two slashes at the front would send the browser to another host. */
function localPath(url: string): string {
  return `/${url.split('?', 1)[0]?.replace(/^[/\\]+/, '') ?? ''}`
}

function decodePath(url: string): string {
  const path = url.split('?', 1)[0] ?? url
  try {
    return decodeURIComponent(path)
  } catch {
    throw new AppError('not-found')
  }
}
