/**
 * Questions are HTML (ruling R45), teachers write text. Between the two stand four marks: `**strong**`, `*stressed*`, `` `code` `` and
 * a block between two lines of three backticks. HTML that says more than these marks can is left as it is.
 */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const UNESCAPES: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;/g, ' '],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&#39;/g, "'"],
  [/&amp;/g, '&'],
]

function escaped(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)
}

function unescaped(html: string): string {
  return UNESCAPES.reduce((text, [entity, sign]) => text.replaceAll(entity, sign), html)
}

/** Code first: what stands in it is no mark. */
function inlineHtml(text: string): string {
  return text
    .split(/(`[^`\n]+`)/)
    .map((piece) => {
      if (/^`[^`\n]+`$/.test(piece)) return `<code>${escaped(piece.slice(1, -1))}</code>`
      return escaped(piece)
        .replaceAll(/\*\*(\S(?:[^*\n]*\S)?)\*\*/g, '<strong>$1</strong>')
        .replaceAll(/\*(\S(?:[^*\n]*\S)?)\*/g, '<em>$1</em>')
    })
    .join('')
    .replaceAll('\n', '<br>')
}

const FENCED = /(?:^|\n)```\n([\s\S]*?)\n```(?=\n|$)/

/** The text as HTML; one paragraph alone stands without a tag of its own. */
export function htmlOf(text: string): string {
  const [before = '', code, ...rest] = text.split(FENCED)
  const paragraphs = before
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/^\n|\n$/g, ''))
    .filter((paragraph) => paragraph !== '')
  const isAlone = code === undefined && paragraphs.length === 1
  const words = paragraphs.map((paragraph) => (isAlone ? inlineHtml(paragraph) : `<p>${inlineHtml(paragraph)}</p>`)).join('')
  if (code === undefined) return words
  const after = htmlOf(rest.join(''))
  return `${words}<pre><code>${escaped(code)}</code></pre>${after !== '' && !after.startsWith('<p') ? `<p>${after}</p>` : after}`
}

function textOfHtml(html: string): string {
  const marked = html
    .replaceAll(/<pre><code>([\s\S]*?)<\/code><\/pre>/g, (_all, code: string) => `\n\n\`\`\`\n${code}\n\`\`\`\n\n`)
    .replaceAll(/<\/?p>/g, '\n\n')
    .replaceAll(/<br ?\/?>/g, '\n')
    .replaceAll(/<\/?(?:strong|b)>/g, '**')
    .replaceAll(/<\/?(?:em|i)>/g, '*')
    .replaceAll(/<\/?code>/g, '`')
  return unescaped(marked.replaceAll(/\n{3,}/g, '\n\n').replaceAll(/^\n+|\n+$/g, ''))
}

/** Spellings that mean the same. */
function canonical(html: string): string {
  return html
    .replaceAll(/<br ?\/?>/g, '<br>')
    .replaceAll(/<(\/?)b>/g, '<$1strong>')
    .replaceAll(/<(\/?)i>/g, '<$1em>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replace(/^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/, '$1')
}

/** HTML as text with marks; undefined when the marks cannot say all of it. */
export function textOf(html: string): string | undefined {
  const text = textOfHtml(html)
  return canonical(htmlOf(text)) === canonical(html) ? text : undefined
}

/** What can be read of it, without any marks: for lists and spoken texts. */
export function wordsOf(html: string): string {
  return unescaped(html.replaceAll(/<\/(?:p|li|pre)>|<br ?\/?>/g, ' ').replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
}
