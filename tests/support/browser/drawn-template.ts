// A template's own sample as the preview paints it and as the PDF has it. It brings engine and writers with it.
import { composeResume } from '#engine/layout/compose/compose-resume.ts'
import type { Pages } from '#engine/layout/display-list.ts'
import { layoutPages } from '#engine/layout/layout-pages.ts'
import { cssFamily } from '#engine/layout/paint/content-elements.ts'
import { pageTextRules, pageTree } from '#engine/layout/paint/page-tree.ts'
import { toHtml } from '#engine/layout/paint/to-html.ts'
import { templates } from '#engine/templates/registry.gen.ts'
import type { TemplateDefinition } from '#engine/templates/template.ts'
import { exportDocument, exportFonts } from '#server/exports/export-document.ts'
import { faceMetrics } from '#server/exports/fonts/font-files.ts'

export type DrawnTemplate = { pages: Pages; preview: string; pdf: Buffer }

/** `fontsAt` is the address under which the page finds its fonts. */
export async function drawTemplate(
  name: string,
  { width, fontsAt }: { width: number; fontsAt: string },
): Promise<DrawnTemplate> {
  const template = Object.entries<TemplateDefinition>(templates).find(([known]) => known === name)?.[1]
  if (!template) throw new Error(`There is no template ${name}`)
  const { sample, style, design } = template
  const pages = layoutPages(composeResume(sample, template), exportFonts())
  const pdf = await exportDocument({
    resume: sample,
    template: { style, design },
    customStyle: {},
    format: 'pdf',
    created: '2024-01-02T03:04:05Z',
  })
  const tree = pageTree(pages, 0, exportFonts(), { headingLevel: 1, scale: width / pages.width })
  const preview = `<style>${fontRules(pages, fontsAt)} body{margin:0} #paint{${pageTextRules}}</style><div id="paint">${toHtml(tree)}</div>`
  return { pages, preview, pdf }
}

function fontRules(pages: Pages, fontsAt: string): string {
  return pages.faces
    .map((face) => {
      const { ascent, descent, unitsPerEm } = faceMetrics(face)
      const share = (value: number) => `${(value / unitsPerEm) * 100}%`
      return `@font-face{font-family:"${cssFamily(face)}";src:url("${fontsAt}/${face}.latin.woff2");ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
    })
    .join('\n')
}
