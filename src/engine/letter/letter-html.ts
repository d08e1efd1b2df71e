// A letter as one HTML file that opens anywhere: its words, its look, nothing fetched.
import { type Letter, letterLines, letterParagraphs } from './letter.ts'
import { type LetterDesign, letterLineHeights } from './letter-design.ts'
import { letterTitle } from './letter-title.ts'

const stacks: Record<LetterDesign['fontFamily'], string> = {
  Arial: 'Arial, Helvetica, sans-serif',
  'Times New Roman': "'Times New Roman', Times, serif",
  Helvetica: 'Helvetica, Arial, sans-serif',
  Georgia: "Georgia, 'Times New Roman', serif",
  Calibri: 'Calibri, Carlito, sans-serif',
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

export function letterHtml(letter: Letter, design: LetterDesign): string {
  const { sender, recipient } = letter
  const contacts = [sender.email, sender.phone, sender.location, sender.linkedin, sender.website]
  const title = letterTitle(letter)
  const body = [
    ...(sender.name.trim() === '' ? [] : [`<h1>${escapeHtml(sender.name.trim())}</h1>`]),
    ...paragraph(sender.professionalTitle, 'title'),
    ...paragraph(contacts.filter((text) => text?.trim()).join(' · '), 'contacts'),
    ...paragraph(letter.date),
    ...paragraph([recipient.name, recipient.company, recipient.address].filter((text) => text.trim()).join('\n')),
    ...letterParagraphs(letter).flatMap((text) => paragraph(text)),
  ]
  return [
    '<!doctype html>',
    `<html lang="${letter.language ?? 'en'}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>\n${styleSheet(design)}\n</style>`,
    '</head>',
    '<body>',
    '<main>',
    ...body,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function paragraph(text: string, name?: string): string[] {
  const lines = letterLines(text)
  const drawn: string[] = []
  const isItem = (place: number) => lines[place]?.isItem ?? false
  for (let place = 0; place < lines.length; ) {
    const until = lines.findIndex((_, other) => other > place && isItem(other) !== isItem(place))
    const part = lines.slice(place, until < 0 ? undefined : until).map((line) => escapeHtml(line.text))
    drawn.push(
      isItem(place)
        ? `<ul>${part.map((line) => `<li>${line}</li>`).join('')}</ul>`
        : `<p${name ? ` class="${name}"` : ''}>${part.join('<br>')}</p>`,
    )
    place += part.length
  }
  return drawn
}

function styleSheet(design: LetterDesign): string {
  return [
    `body { margin: 0; background: ${design.backgroundColor}; color: ${design.textColor};`,
    `  font: ${design.fontSize}px/${letterLineHeights[design.spacing]} ${stacks[design.fontFamily]}; }`,
    `main { max-width: 6.5in; margin: 0 auto; padding: 1in 0.5in; text-align: ${design.alignment}; }`,
    `h1 { margin: 0; color: ${design.headingColor}; font-size: 1.8em; line-height: 1.2; }`,
    'p { margin: 0 0 1em; }',
    'p:has(+ ul) { margin-bottom: 0; }',
    'ul { margin: 0 0 1em; padding-left: 1.2em; }',
    '.title { margin: 0.2em 0 0; }',
    `.contacts { margin: 0.3em 0 2em; padding-bottom: 0.8em; border-bottom: 1px solid ${design.headingColor}; }`,
    '@media print { main { padding: 0; } }',
  ].join('\n')
}
