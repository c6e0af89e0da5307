/** Text and HTML of cards. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** Plain text as HTML, in its lines. */
export const writeHtml = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Takes the code blocks out of a question, so that they can be folded beside the answer. */
export function splitCode(html: string): { text: string; code: string; lineCount: number } {
  // Cut at each end first: a pattern over both ends would read the rest again for every block that never ends.
  const parts = html.split('</pre>')
  const last = parts.pop() ?? ''
  const cut = parts.map((part) => {
    const from = part.search(/<pre\b/)
    return from === -1 ? [`${part}</pre>`, ''] : [part.slice(0, from), `${part.slice(from)}</pre>`]
  })
  const code = cut.map(([, block]) => block).join('')
  const lineCount = code
    .replaceAll(/<[^<>]*>/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '').length
  return { text: cut.map(([text]) => text).join('') + last, code, lineCount }
}
