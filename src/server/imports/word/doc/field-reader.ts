import { longestInstruction } from '../flow.ts'

/** Fields contain a hidden instruction and the result that appears on the page. */
export class FieldReader {
  private link: string | undefined
  private readonly open: { instruction: string; isResult: boolean }[] = []

  read(text: string): { text: string; link: string | undefined }[] {
    const shown: { text: string; link: string | undefined }[] = []
    for (const character of text) {
      const field = this.open.at(-1)
      if (character === '\x13') this.open.push({ instruction: '', isResult: false })
      else if (character === '\x14' && field) {
        if (!field.isResult) this.link = /HYPERLINK\s+"([^"]+)"/i.exec(field.instruction)?.[1] ?? this.link
        field.isResult = true
      } else if (character === '\x15') {
        this.open.pop()
        this.link = undefined
      } else if (field && !field.isResult) {
        if (field.instruction.length < longestInstruction) field.instruction += character
      } else {
        const last = shown.at(-1)
        const letter = visible[character] ?? (character < ' ' && character !== '\t' ? '' : character)
        if (last && last.link === this.link) last.text += letter
        else shown.push({ text: letter, link: this.link })
      }
    }
    return shown
  }
}

const visible: Record<string, string> = { '\v': '\n', '\x1e': '-', '\x1f': '' }
