/** The address a file may open on a click: web, mail or telephone, in plain ASCII; anything else stays text. */
export function linkAddress(href: string | undefined): string | undefined {
  if (href === undefined || !/^(https?|mailto|tel):/i.test(href) || !URL.canParse(href)) return undefined
  return new URL(href).href
}
