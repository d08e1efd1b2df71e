import { noncePlaceholder } from '#server/platform/security-headers.ts'
import type { ApiDescription, CallDescription } from './describe-api.ts'

const styles = `
  :root { color-scheme: light dark; --line: light-dark(oklch(0.9 0.005 90), oklch(0.35 0.01 270)); --quiet: light-dark(oklch(0.45 0.01 270), oklch(0.75 0.01 270)); --sheet: light-dark(oklch(0.97 0.005 90), oklch(0.26 0.01 270)); }
  body { margin: 0 auto; max-width: 54rem; padding: 2.5rem 1.25rem 4rem; font: 1rem/1.55 system-ui, sans-serif; background: light-dark(oklch(0.99 0.003 90), oklch(0.2 0.01 270)); color: light-dark(oklch(0.25 0.01 270), oklch(0.93 0.005 90)); }
  h1 { font: 600 2rem/1.2 Georgia, serif; margin: 0 0 .5rem; }
  h2 { font: 600 1rem/1.4 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
  h3 { font-size: .8125rem; margin: 1rem 0 .25rem; color: var(--quiet); font-weight: 600; }
  article { border-top: 1px solid var(--line); padding: 1.25rem 0; }
  .method { display: inline-block; min-width: 3.75rem; font-weight: 700; }
  pre { margin: 0; padding: .75rem 1rem; border-radius: .5rem; background: var(--sheet); overflow-x: auto; font: .8125rem/1.5 ui-monospace, monospace; }
  p { margin: .25rem 0; } a { color: inherit; text-underline-offset: .2em; } code { font: .9em ui-monospace, monospace; }
  nav ul { list-style: none; padding: 0; margin: 1.5rem 0 2rem; columns: 20rem; font: .875rem/1.8 ui-monospace, monospace; }
`

/** The list of calls as one page without a script. */
export function renderDocsPage({ title, calls }: ApiDescription): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} API</title>
<style nonce="${noncePlaceholder}">${styles}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)} API</h1>
<p>Every call takes and gives JSON unless it says otherwise. A call that fails answers with a status and
<code>{ code, message, fields? }</code>. The same as an <a href="/api/docs/openapi.json">OpenAPI document</a>.</p>
</header>
<nav aria-label="Calls"><ul>${calls.map((call) => `<li><a href="#${anchor(call)}">${escapeHtml(`${call.method} ${call.path}`)}</a></li>`).join('')}</ul></nav>
<main>${calls.map(renderCall).join('')}</main>
</body>
</html>`
}

function renderCall(call: CallDescription): string {
  const parts = [
    `<h2 id="${anchor(call)}"><span class="method">${call.method}</span> ${escapeHtml(call.path)}</h2>`,
    `<p>${escapeHtml(call.summary)}</p>`,
  ]
  if (call.parameters.length > 0) {
    const lines = call.parameters.map(
      ({ name, place, required, shape }) => `${name}${required ? '' : '?'}: ${shape}  (${place})`,
    )
    parts.push(renderShape('Parameters', lines.join('\n')))
  }
  if (call.body) parts.push(renderShape(`Body, ${call.body.type}`, call.body.shape))
  for (const { status, type, shape } of call.answers) parts.push(renderShape(`Answer ${status}, ${type}`, shape))
  return `<article>${parts.join('')}</article>`
}

function renderShape(heading: string, shape: string): string {
  return `<h3>${escapeHtml(heading)}</h3><pre tabindex="0">${escapeHtml(shape)}</pre>`
}

function anchor({ method, path }: CallDescription): string {
  return `${method}${path}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
