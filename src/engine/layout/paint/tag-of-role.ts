import type { NodeRole } from '../display-list.ts'

export function tagOfRole(role: NodeRole, headingLevel: number): string {
  switch (role) {
    case 'header':
      return 'header'
    case 'section':
      return 'section'
    case 'title':
      return `h${headingLevel}`
    case 'heading':
      return `h${headingLevel + 1}`
    case 'subheading':
      return `h${headingLevel + 2}`
    case 'paragraph':
      return 'p'
    case 'list':
      return 'ul'
    case 'item':
      return 'li'
    case 'link':
      return 'a'
    case 'label':
    case 'body':
    case 'span':
      return 'span'
    case 'document':
    case 'entry':
    case 'figure':
      return 'div'
  }
}
