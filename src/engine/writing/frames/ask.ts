// What the posting asks for, said before the line that shows it.
import type { Frame } from './_frame.ts'

export default {
  plain: ['You ask for {need}.', 'You also ask for {need}.'],
  warm: ['You are looking for {need}.', 'Also on your list is {need}.'],
  formal: ['Your posting asks for {need}.', 'It also asks for {need}.'],
} satisfies Frame
