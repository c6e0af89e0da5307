/**
 * Converts between the HTML of questions (ruling R45) and the small part of Markdown that teachers write: `**strong**`, `*stressed*`,
 * `` `code` `` and a block between two lines of three backticks. HTML that these cannot express is edited as HTML.
 */
import { unescapeHtml } from '#src/lib/plain-text.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)
}

/** Splits code off first, since nothing inside it is formatting. */
function renderInline(text: string): string {
  return text
    .split(/(`[^`\n]+`)/)
    .map((piece) => {
      if (/^`[^`\n]+`$/.test(piece)) return `<code>${escapeHtml(piece.slice(1, -1))}</code>`
      return escapeHtml(piece)
        .replaceAll(/\*\*(\S(?:[^*\n]*\S)?)\*\*/g, '<strong>$1</strong>')
        .replaceAll(/\*(\S(?:[^*\n]*\S)?)\*/g, '<em>$1</em>')
    })
    .join('')
    .replaceAll('\n', '<br>')
}

const FENCED = /(?:^|\n)```\n([\s\S]*?)\n```(?=\n|$)/

/** Renders the text as HTML; a single paragraph gets no tag. */
export function renderMarkdown(text: string): string {
  const [before = '', code, ...rest] = text.split(FENCED)
  const paragraphs = before
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/^\n|\n$/g, ''))
    .filter((paragraph) => paragraph !== '')
  const isAlone = code === undefined && paragraphs.length === 1
  const words = paragraphs.map((paragraph) => (isAlone ? renderInline(paragraph) : `<p>${renderInline(paragraph)}</p>`)).join('')
  if (code === undefined) return words
  const after = renderMarkdown(rest.join(''))
  return `${words}<pre><code>${escapeHtml(code)}</code></pre>${after !== '' && !after.startsWith('<p') ? `<p>${after}</p>` : after}`
}

function convertTags(html: string): string {
  const marked = html
    .replaceAll(/<pre><code>([\s\S]*?)<\/code><\/pre>/g, (_all, code: string) => `\n\n\`\`\`\n${code}\n\`\`\`\n\n`)
    .replaceAll(/<\/?p>/g, '\n\n')
    .replaceAll(/<br ?\/?>/g, '\n')
    .replaceAll(/<\/?(?:strong|b)>/g, '**')
    .replaceAll(/<\/?(?:em|i)>/g, '*')
    .replaceAll(/<\/?code>/g, '`')
  return unescapeHtml(marked.replaceAll(/\n{3,}/g, '\n\n').replaceAll(/^\n+|\n+$/g, ''))
}

/** Rewrites different spellings of equal HTML to one. */
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

/** Converts HTML to Markdown; undefined when Markdown cannot express all of it. */
export function extractMarkdown(html: string): string | undefined {
  const text = convertTags(html)
  return normalizeHtml(renderMarkdown(text)) === normalizeHtml(html) ? text : undefined
}
