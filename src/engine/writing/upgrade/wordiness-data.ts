// Wordy ways of saying a thing, and shorter ones that say the same.
export const wordiness: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bon a daily basis\b/gi, 'daily'],
  [/\bon a weekly basis\b/gi, 'weekly'],
  [/\bon a monthly basis\b/gi, 'monthly'],
  [/\bon a (?:yearly|annual) basis\b/gi, 'yearly'],
  [/\bon a regular basis\b/gi, 'regularly'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bfor the purpose of\b/gi, 'for'],
  [/\bin a timely (?:manner|fashion|matter)\b/gi, 'on time'],
  [/\bwith regards? to\b/gi, 'about'],
  [/\bin regards? to\b/gi, 'about'],
  [/\butili[sz](e|ed|es|ing)\b/gi, 'us$1'],
  [/\bleverag(e|ed|es|ing)\b(?= (?!buyouts?|loans?|financ))/gi, 'us$1'],
  [/\b(?:successfully|effectively|efficiently|proactively|seamlessly|dynamically) (?=[a-z]+ed\b)/gi, ''],
  [/\b(\w+) \1\b(?= )/gi, '$1'],
  [/\bassist(ed|ing|s)? with helping\b/gi, 'help$1'],
]
