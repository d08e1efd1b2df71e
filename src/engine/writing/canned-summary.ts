// The summary the wizard offers where no provider writes one. It says nothing that only the person could know.

export function cannedSummary({ professionalTitle }: { professionalTitle: string }): string {
  const title = professionalTitle.trim().replace(/\s+/g, ' ') || 'Professional'
  return [
    `${capitalize(title)} who plans carefully, works cleanly and finishes what was promised.`,
    'Explains things plainly, learns quickly and works well with others.',
    'Looking for a role where steady, thoughtful work makes a difference.',
  ].join(' ')
}

function capitalize(text: string): string {
  const [first = '', ...rest] = text
  return first.toUpperCase() + rest.join('')
}
