/**
 * Simple syntax colouring line by line, by patterns for any language: comments, strings, numbers, keywords,
 * calls.
 */
export type TokenKind = 'comment' | 'text' | 'number' | 'word' | 'call' | 'plain'

export interface Token {
  kind: TokenKind
  text: string
  /** Index of the first character in the line. */
  at: number
}

const WORDS =
  'abstract and as async await break case catch class const continue def default del delete do elif else enum except export extends False finally for from func function if implements import in interface is lambda let match new None not null of or package pass private protected public raise return select self static struct super switch this throw True true false try type typeof undefined use var void where while with yield'

const KINDS: readonly [kind: TokenKind, pattern: string][] = [
  ['comment', String.raw`\/\/.*|\/\*.*?(?:\*\/|$)|(?<![\w'"&])#(?!include).*|<!--.*?(?:-->|$)`],
  ['text', String.raw`"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|` + '`(?:\\\\.|[^`\\\\])*`?'],
  ['number', String.raw`\b\d[\d._]*\b`],
  ['word', String.raw`\b(?:${WORDS.replaceAll(' ', '|')})\b`],
  ['call', String.raw`\b[A-Za-z_$][\w$]*(?=\()`],
]

const PATTERN = new RegExp(KINDS.map(([kind, pattern]) => `(?<${kind}>${pattern})`).join('|'), 'g')

/** Longer lines are generated code and shown without colours. */
const MAX_LENGTH = 400

/** Splits a line into tokens, whose concatenation is the line. */
export function splitTokens(line: string): Token[] {
  if (line.length > MAX_LENGTH) return [{ kind: 'plain', text: line, at: 0 }]
  const tokens: Token[] = []
  let end = 0
  for (const match of line.matchAll(PATTERN)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: line.slice(end, match.index), at: end })
    const kind = KINDS.find(([name]) => match.groups?.[name] !== undefined)?.[0] ?? 'plain'
    tokens.push({ kind, text: match[0], at: match.index })
    end = match.index + match[0].length
  }
  if (end < line.length) tokens.push({ kind: 'plain', text: line.slice(end), at: end })
  return tokens
}
