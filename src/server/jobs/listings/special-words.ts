/**
 * Words the text search of the database cannot see: it drops `IT` as a common word and reads C++ and C# as one letter.
 * In a listing they become tags, and so they do in a query.
 */
const specialWords: { tag: string; inText: RegExp; inQuery: RegExp; onlyTitle?: true }[] = [
  // In a text only the capitals tell it from the pronoun.
  { tag: 'it', inText: /(?<![\w&])IT(?![\w'’])/, inQuery: /^it$/i, onlyTitle: true },
  { tag: 'cplusplus', inText: /(?<!\w)C\+\+/i, inQuery: /^c\+\+$/i },
  { tag: 'csharp', inText: /(?<!\w)C#/i, inQuery: /^c#$|^csharp$/i },
  { tag: 'dotnet', inText: /(?<!\w)\.NET\b/i, inQuery: /^\.?net$|^dotnet$/i },
  { tag: 'r-language', inText: /(?<![\w&])R(?=,| or | and (?:Python|SQL))/, inQuery: /^r$/i },
  { tag: 'c-language', inText: /(?<![\w&.])C(?=,| and C\+\+| or C\+\+)/, inQuery: /^c$/i },
]

export function findSpecialWords({ title, description }: { title: string; description: string }): string[] {
  return specialWords
    .filter(({ inText, onlyTitle }) => inText.test(title) || (!onlyTitle && inText.test(description)))
    .map(({ tag }) => tag)
}

export function specialWordOf(word: string): string | undefined {
  return specialWords.find(({ inQuery }) => inQuery.test(word))?.tag
}
