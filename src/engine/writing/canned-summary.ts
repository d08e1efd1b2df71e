// The summary the wizard offers where there is only a title to go by. It names no quality, because nobody has named one.

type Person = { professionalTitle: string; location?: string | undefined }

export function cannedSummary({ professionalTitle, location = '' }: Person): string {
  const title = professionalTitle.trim().replace(/\s+/g, ' ') || 'Professional'
  const place = location.trim().replace(/\s+/g, ' ')
  return `${capitalize(title)}${place ? ` based in ${place},` : ''} looking for a new position.`
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
