/**
 * Finds examples in the text of a question. In a code block, a comment gives the result of its own line or the
 * line before: `sum(2, 3) // 5`. In a sentence, an arrow separates the call from the result.
 */

import type { Example, RunLanguage } from './run-parts.ts'

const MOST_EXAMPLES = 20
const COMMENT: Readonly<Record<RunLanguage, RegExp | undefined>> = {
  javascript: /^(.*?)\s*\/\/\s*(?:(?:=>|->|→|⇒)\s*)?(.+)$/,
  python: /^(.*?)\s*#\s*(?:(?:=>|->|→|⇒)\s*)?(.+)$/,
  html: undefined,
  sql: undefined,
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

export function findExamples(html: string, language: RunLanguage): Example[] {
  const comment = COMMENT[language]
  if (comment === undefined || !/<code/i.test(html)) return []
  const body = parse(html)
  const blocks = [...body.querySelectorAll('pre')].flatMap(({ textContent }) =>
    readBlock(textContent, comment),
  )
  return [...blocks, ...readSentences(body)].slice(0, MOST_EXAMPLES)
}

/** The tables of an exercise, if its text makes them. */
export function findSetup(html: string): string {
  if (!/create\s+table/i.test(html)) return ''
  return [...parse(html).querySelectorAll('pre')]
    .map(({ textContent }) => textContent)
    .filter((text) => /^\s*create\s+table/i.test(text))
    .join('\n')
}
