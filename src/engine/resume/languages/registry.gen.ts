// Written by npm run gen from the files of this folder. Add or remove a file, then run it again.
import de from './de.ts'
import en from './en.ts'
import es from './es.ts'
import fr from './fr.ts'
import it from './it.ts'
import nl from './nl.ts'
import pl from './pl.ts'
import pt from './pt.ts'
import tr from './tr.ts'

export const languages = {
  de,
  en,
  es,
  fr,
  it,
  nl,
  pl,
  pt,
  tr,
} as const
