/** One explanation of what a file says in several places, since the builder has one for all. */

import { words } from '../words.ts'

export function joinHtml(parts: readonly string[]): string {
  const filled = parts.filter((part) => part !== '')
  return filled.length > 1
    ? filled.map((part) => (part.startsWith('<p') ? part : `<p>${part}</p>`)).join('')
    : (filled[0] ?? '')
}

/** The feedback of an option names it. */
export const nameFeedback = (feedback: readonly string[]): string[] =>
  feedback.flatMap((text, at) => {
    if (text === '') return []
    const name = `${words.letter(at)}: `
    return text.startsWith('<p>') ? text.replace('<p>', `<p>${name}`) : name + text
  })
