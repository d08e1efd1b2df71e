// Languages by their English names.
export const languageNames = [
  ...'English Spanish French German Italian Portuguese Dutch Polish Russian Ukrainian Czech Slovak Hungarian Romanian Bulgarian Greek'.split(
    ' ',
  ),
  ...'Turkish Arabic Hebrew Persian Farsi Urdu Hindi Bengali Punjabi Gujarati Tamil Telugu Marathi Nepali Sinhala Mandarin Cantonese'.split(
    ' ',
  ),
  ...'Chinese Japanese Korean Vietnamese Thai Khmer Lao Tagalog Filipino Indonesian Malay Swahili Amharic Somali Yoruba Igbo Hausa Zulu'.split(
    ' ',
  ),
  ...'Swedish Norwegian Danish Finnish Estonian Latvian Lithuanian Icelandic Irish Welsh Catalan Basque Croatian Serbian Bosnian Albanian'.split(
    ' ',
  ),
  ...'Armenian Georgian Haitian Creole Hmong Navajo Latin Macedonian Slovenian Pashto Dari Kurdish'.split(' '),
  'American Sign Language',
  'ASL',
]
