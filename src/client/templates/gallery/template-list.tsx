import { TemplateThumbnail } from '../thumbnails/template-thumbnail.tsx'
import { pictured } from '../thumbnails/thumbnail-picture.ts'

/** Every template as a plain link with its picture, for a browser that runs no scripts. */
export function TemplateList() {
  return (
    <ul className="mt-8 grid grid-cols-2 gap-6 lg:grid-cols-3">
      {pictured.map((template) => (
        <li key={template.id}>
          <a href={`/edit-template?id=${template.id}`} className="block">
            <TemplateThumbnail template={template} isDecorative />
            <span className="mt-2 block font-semibold">{template.name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
