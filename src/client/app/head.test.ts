import { beforeEach, describe, expect, it } from 'vitest'
import { applyHead, listHeadTags, type PageHead, renderHead } from './head.ts'

const site = { publicUrl: 'https://candid.example/' }
const faq: PageHead = { title: 'FAQ', description: 'Answers', canonical: '/faq', indexed: true }
const lost: PageHead = { title: 'Lost & found', description: 'Say "no"', canonical: '/x', indexed: false }

function headAsText() {
  return [...document.head.children].map((element) => element.outerHTML.replace(/ data-head="[^"]*"/, ''))
}

beforeEach(() => {
  document.head.innerHTML = ''
})

describe('the head of a page', () => {
  it('names one absolute address', () => {
    const tags = listHeadTags(faq, site)
    expect(tags.find((tag) => tag.key === 'canonical')?.attributes.href).toBe('https://candid.example/faq')
    expect(tags.find((tag) => tag.key === 'og:url')?.attributes.content).toBe('https://candid.example/faq')
  })

  it('keeps a page out of search results when asked', () => {
    expect(listHeadTags(lost, site).find((tag) => tag.key === 'robots')?.attributes.content).toBe('noindex')
  })

  it('cannot be broken out of by a title or a description', () => {
    const html = renderHead({ ...lost, title: '</title><script>', description: '"><script>' }, site)
    expect(html).not.toContain('<script>')
    expect(html.match(/<\/title>/g)).toHaveLength(1)
  })

  it('is the same after a change of page as from the server', () => {
    document.head.innerHTML = renderHead(faq, site)
    applyHead(lost, site)
    const changed = headAsText()
    document.head.innerHTML = renderHead(lost, site)
    expect(changed).toEqual(headAsText())
    expect(document.title).toBe('Lost & found')
  })
})
