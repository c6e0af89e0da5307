/**
 * Converts between the HTML of questions (ruling R45) and the small part of Markdown that teachers write:
 * `**strong**`, `*stressed*`, `` `code` `` and a block between two lines of three backticks, the first with
 * its language. HTML that these cannot express is edited as HTML.
 */

import { BOLD, STRESS } from '#src/lib/emphasis.ts'
import { splitFormulas } from '#src/lib/formula.ts'
import { unescapeHtml } from '#src/lib/plain-text.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)
}

/** Formats the text. Code and formulas are set aside first, since nothing inside them is formatted. */
function renderInline(text: string): string {
  const kept: string[] = []
  const keep = (html: string) => `\uE000${kept.push(html) - 1}\uE001`
  const words = text
    .split(/(`[^`\n]+`)/)
    .map((piece) => {
      if (/^`[^`\n]+`$/.test(piece)) return keep(`<code>${escapeHtml(piece.slice(1, -1))}</code>`)
      return splitFormulas(piece)
        .map((part) => (part.formula === undefined ? escapeHtml(part.text) : keep(escapeHtml(part.text))))
        .join('')
    })
    .join('')
  return words
    .replaceAll(BOLD, '<strong>$1</strong>')
    .replaceAll(STRESS, '<em>$1</em>')
    .replaceAll(/\uE000(\d+)\uE001/g, (all, at: string) => kept[Number(at)] ?? all)
    .replaceAll('\n', '<br>')
}

/** With the language after the first backticks, as in "```js". */
const FENCED = /(?:^|\n)```([\w+#-]*)\n([\s\S]*?)\n```(?=\n|$)/

function renderParagraphs(text: string, isWhole: boolean): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/^\n|\n$/g, ''))
    .filter((paragraph) => paragraph !== '')
  const isAlone = isWhole && paragraphs.length === 1
  return paragraphs
    .map((paragraph) => (isAlone ? renderInline(paragraph) : `<p>${renderInline(paragraph)}</p>`))
    .join('')
}

/** Renders the text as HTML; a single paragraph gets no tag. */
export function renderMarkdown(text: string): string {
  const block = FENCED.exec(text)
  if (block === null) return renderParagraphs(text, true)
  const [all, language = '', code = ''] = block
  const name = language === '' ? '' : ` class="language-${language}"`
  const after = renderMarkdown(text.slice(block.index + all.length))
  const rest = after === '' || after.startsWith('<p') ? after : `<p>${after}</p>`
  return `${renderParagraphs(text.slice(0, block.index), false)}<pre><code${name}>${escapeHtml(code)}</code></pre>${rest}`
}

function convertTags(html: string): string {
  const marked = html
    .replaceAll(
      /<pre><code(?: class="language-([\w+#-]+)")?>([\s\S]*?)<\/code><\/pre>/g,
      (_all, language: string | undefined, code: string) =>
        `\n\n\`\`\`${language ?? ''}\n${code}\n\`\`\`\n\n`,
    )
    .replaceAll(/<\/?p>/g, '\n\n')
    .replaceAll(/<br ?\/?>/g, '\n')
    .replaceAll(/<\/?(?:strong|b)>/g, '**')
    .replaceAll(/<\/?(?:em|i)>/g, '*')
    .replaceAll(/<\/?code>/g, '`')
  return unescapeHtml(marked.replaceAll(/\n{3,}/g, '\n\n').replaceAll(/^\n+|\n+$/g, ''))
}

/** Normalises different spellings of equal HTML. */
function normalizeHtml(html: string): string {
  return html
    .replaceAll(/<br ?\/?>/g, '<br>')
    .replaceAll(/<(\/?)b>/g, '<$1strong>')
    .replaceAll(/<(\/?)i>/g, '<$1em>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replace(/^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/, '$1')
}

/** Converts HTML to Markdown; undefined if Markdown cannot express all of it. */
export function extractMarkdown(html: string): string | undefined {
  const text = convertTags(html)
  return normalizeHtml(renderMarkdown(text)) === normalizeHtml(html) ? text : undefined
}

const EMPHASIS = /<(em|strong)>([^<]*)<\/\1>/g

/**
 * Restores multiplication signs in HTML such as `2<em>3</em>4`, which an earlier builder took for formatting;
 * undefined if there are none. The rest of the HTML is unchanged.
 */
export function restoreSigns(html: string): string | undefined {
  const restored = html.replaceAll(EMPHASIS, (all: string, tag: string, inside: string, at: number) => {
    const sign = tag === 'em' ? '*' : '**'
    const [before, after] = [html.charAt(at - 1), html.charAt(at + all.length)]
    const typed = `${before === '>' ? ' ' : before}${sign}${unescapeHtml(inside)}${sign}${after === '<' ? ' ' : after}`
    return renderMarkdown(typed).includes(`<${tag}>`) ? all : sign + inside + sign
  })
  return restored === html ? undefined : restored
}
