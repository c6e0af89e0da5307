/**
 * Finds examples in the text of a question. In a code block, a comment gives the result of the same line or the
 * line before: `sum(2, 3) // 5`. In a sentence, an arrow separates the call from the result. The examples of a page are JavaScript. In SQL the comment has the
 * rows, after an arrow: `DELETE FROM books WHERE id = 3 -- → a, 180; b, 150`; a double arrow (`=>`) says that their order counts.
 */

import type { RunLanguage } from '#src/lib/languages.ts'
import type { Example } from './run-parts.ts'

const MOST_EXAMPLES = 20
const JAVASCRIPT = /^(.*?)\s*\/\/\s*(?:(?:=>|->|→|⇒)\s*)?(.+)$/
const SQL = /^\s*(.*?)\s*--\s*(=>|->|→|⇒)\s*(.*)$/
const COMMENT: Readonly<Record<Exclude<RunLanguage, 'sql'>, RegExp>> = {
  javascript: JAVASCRIPT,
  html: JAVASCRIPT,
  python: /^(.*?)\s*#\s*(?:(?:=>|->|→|⇒)\s*)?(.+)$/,
}
/** A call, or something else that has a value; not a declaration, whose comment explains it. */
const HAS_VALUE = /^(?!(?:const|let|var|function|class|def|import|from|if|for|while|return|await)\b).+\)?;?$/
const ARROW = /^\s*(?:=>|->|→|⇒|=|:)\s*$/

function readBlock(text: string, comment: RegExp): Example[] {
  const found: Example[] = []
  let before = ''
  for (const line of text.split('\n')) {
    const [, code = '', expected = ''] = comment.exec(line) ?? []
    const input = (code || before).trim().replace(/;$/, '')
    if (expected !== '' && input.includes('(') && HAS_VALUE.test(input))
      found.push({ input, expected: expected.trim() })
    before = comment.test(line) ? '' : line
  }
  return found
}

const readSqlLine = (line: string): Example[] => {
  const [, input = '', arrow = '', expected = ''] = SQL.exec(line) ?? []
  if (arrow === '') return []
  return [
    {
      input: input.replace(/;$/, ''),
      expected: expected.trim(),
      ...(/=>|⇒/.test(arrow) && { isInOrder: true }),
    },
  ]
}

const readCode = (text: string, language: RunLanguage): Example[] =>
  language === 'sql' ? text.split('\n').flatMap(readSqlLine) : readBlock(text, COMMENT[language])

/** `<code>sum(2, 3)</code> → <code>5</code>` */
function readSentences(body: Element): Example[] {
  return [...body.querySelectorAll('code')].flatMap((code) => {
    const arrow = code.nextSibling
    const result = code.nextElementSibling
    const isPair =
      code.closest('pre') === null &&
      result?.localName === 'code' &&
      arrow?.nodeType === Node.TEXT_NODE &&
      ARROW.test(arrow.nodeValue ?? '') &&
      arrow.nextSibling === result
    return isPair && code.textContent.includes('(')
      ? [{ input: code.textContent.trim(), expected: result.textContent.trim() }]
      : []
  })
}

/** A document apart: nothing in it is run or fetched. */
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** For a page, only JavaScript blocks are examples; HTML and CSS blocks show how it may look. */
const isFor = (pre: Element, language: RunLanguage) =>
  language !== 'html' || /language-(?:js|javascript)\b/.test(pre.querySelector('code')?.className ?? '')

export function findExamples(html: string, language: RunLanguage): Example[] {
  if (!/<code/i.test(html)) return []
  const body = parse(html)
  const blocks = [...body.querySelectorAll('pre')]
    .filter((pre) => isFor(pre, language))
    .flatMap(({ textContent }) => readCode(textContent, language))
  return [...blocks, ...(language === 'sql' ? [] : readSentences(body))].slice(0, MOST_EXAMPLES)
}

/** Tells whether a block contains only examples, so that it cannot run without an answer. */
export function isOnlyExamples(code: string, language: RunLanguage): boolean {
  const lines = code.split('\n').filter((line) => line.trim() !== '')
  return lines.length > 0 && lines.every((line) => readCode(line, language).length > 0)
}

/** The tables of an exercise, if its text makes them. */
export function findSetup(html: string): string {
  if (!/create\s+table/i.test(html)) return ''
  return [...parse(html).querySelectorAll('pre')]
    .map(({ textContent }) => textContent)
    .filter((text) => /^\s*create\s+table/i.test(text))
    .flatMap((text) => text.split('\n').filter((line) => !SQL.test(line)))
    .join('\n')
}
