// What some turns of phrase say in one other word: whoever took part was a participant, whoever moved up was promoted.
export const otherTellings: readonly { said: RegExp; words: readonly string[] }[] = [
  { said: /\b(?:tak(?:e|es|ing)|took) part\b|\bparticipat/i, words: ['participant', 'participants'] },
  {
    said: /\b(?:tak(?:e|es|ing)|took)\b[^.;]*\b(?:notes?|minutes|orders?|calls?|messages?)\b/i,
    words: ['taker', 'taking'],
  },
  {
    said: /\b(?:mov(?:e|ed|ing)|work(?:ed|ing)|went|rose|came|step(?:ped)?) up\b|\brose (?:from|to|through)\b|\badvanced (?:from|to)\b|\bpromot(?:ed|ion)\b/i,
    words: ['promoted', 'promotion', 'advanced', 'rose'],
  },
  { said: /\bon my own\b|\bby myself\b|\balone\b|\bsingle-?handed/i, words: ['myself', 'solo', 'alone'] },
  {
    said: /\b(?:was|were|is|are) (?:away|out|absent|off)\b|\bin (?:\w+ )?absence\b/i,
    words: ['absence', 'absences', 'absent'],
  },
  { said: /\bcould not\b|\bcouldn't\b|\bcannot\b|\bcan't\b|\bwas not able\b/i, words: ['unable'] },
  { said: /\bno (?:weapons?|firearms?|guns?)\b|\bwithout (?:a )?(?:weapons?|firearms?|guns?)\b/i, words: ['unarmed'] },
  {
    said: /\b(?:go|went|going|goes|gone) (?:over|through)\b/i,
    words: ['review', 'reviewed', 'reviewing', 'reviews', 'walked'],
  },
  {
    said: /\bwork(?:ed|ing|s)? (?:the|a|on the) (?:grill|fryer|fry|saute|saut\u00e9|line|hot|flat-?top|pizza|wok)\b/i,
    words: ['cook', 'cooked', 'cooking'],
  },
  { said: /\b(?:took|tak(?:e|es|ing)) (?:in\b|(?:\w+ )?applications\b)/i, words: ['intake'] },
  { said: /\b(?:end|close) (?:the|of) (?:the )?day\b|\bclos\w+ the day\b/i, words: ['end'] },
  { said: /\bby hand\b|\bhand-?made\b/i, words: ['handmade', 'hand', 'manually', 'manual'] },
  { said: /\be-?fil(?:e|ed|es|ing)\b/i, words: ['electronically', 'electronic'] },
  { said: /\bthe public\b/i, words: ['members'] },
  { said: /\bwho(?:m)? (?:it )?decides?\b|\bto decide\b/i, words: ['decision', 'decisions'] },
]
