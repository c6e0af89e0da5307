/** Text and HTML of cards. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** Plain text as HTML, in its lines. */
export const writeHtml = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('')

const CODE_BLOCK = /<pre\b[\s\S]*?<\/pre>/g

/** Takes the code blocks out of a question, so that they can be folded beside the answer. */
export function splitCode(html: string): { text: string; code: string; lineCount: number } {
  const blocks = html.match(CODE_BLOCK) ?? []
  const code = blocks.join('')
  const lineCount = code
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '').length
  return { text: html.replaceAll(CODE_BLOCK, ''), code, lineCount }
}
