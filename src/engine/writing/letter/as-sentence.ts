export function asSentence(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  const sentence = words.slice(0, 1).toUpperCase() + words.slice(1)
  return /[.!?]["”’')]?$/.test(sentence) ? sentence : `${sentence}.`
}
