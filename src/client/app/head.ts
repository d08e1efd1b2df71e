import type { SiteConfig } from '#shared/site-config.ts'

export type PageHead = {
  title: string
  description: string
  /** The address that stands for this page, without host. */
  canonical: string
  /** False keeps a page out of search results. */
  indexed: boolean
}

type HeadTag = { tag: 'meta' | 'link'; key: string; attributes: Record<string, string> }

function meta(name: string, content: string): HeadTag {
  const attribute = name.startsWith('og:') ? 'property' : 'name'
  return { tag: 'meta', key: name, attributes: { [attribute]: name, content } }
}

/** The tags a page puts in the head, the same from the server and after a change of page. */
export function listHeadTags(head: PageHead, site: Pick<SiteConfig, 'publicUrl'>): HeadTag[] {
  const base = site.publicUrl.replace(/\/+$/, '')
  const address = `${base}${head.canonical}`
  return [
    meta('description', head.description),
    meta('robots', head.indexed ? 'index, follow' : 'noindex'),
    { tag: 'link', key: 'canonical', attributes: { rel: 'canonical', href: address } },
    meta('og:type', 'website'),
    meta('og:site_name', 'Candid'),
    meta('og:title', head.title),
    meta('og:description', head.description),
    meta('og:url', address),
    meta('og:image', `${base}/social.png`),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', 'Candid: a resume page with one line corrected in blue ink'),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', head.title),
    meta('twitter:description', head.description),
    meta('twitter:image', `${base}/social.png`),
  ]
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

/** The head as text, for the server. */
export function renderHead(head: PageHead, site: Pick<SiteConfig, 'publicUrl'>): string {
  const tags = listHeadTags(head, site).map(({ tag, key, attributes }) => {
    const pairs = Object.entries({ ...attributes, 'data-head': key })
    return `<${tag} ${pairs.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(' ')}>`
  })
  return [`<title>${escapeHtml(head.title)}</title>`, ...tags].join('\n    ')
}

/** Brings the head of the open document in line with the page shown. */
export function applyHead(head: PageHead, site: Pick<SiteConfig, 'publicUrl'>): void {
  document.title = head.title
  for (const { tag, key, attributes } of listHeadTags(head, site)) {
    let element = document.head.querySelector(`[data-head="${key}"]`)
    if (!element) {
      element = document.createElement(tag)
      element.setAttribute('data-head', key)
      document.head.append(element)
    }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  }
}
