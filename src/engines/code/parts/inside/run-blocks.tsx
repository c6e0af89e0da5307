/** Runs the code blocks of a text, below it: in HTML by their language, in a note between backticks. */

import type { RunLanguage } from '#src/lib/languages.ts'
import { isOnlyExamples } from '../../inside/examples.ts'
import { findRunnable } from '../../inside/run-parts.ts'
import { Runner } from './runner.tsx'

interface Block {
  language: RunLanguage
  code: string
}

const FENCED = /`{3}([\w+#-]+)[^\n]*\n([\s\S]*?)(?:`{3}|$)/g

function listFenced(text: string): [name: string, code: string][] {
  return [...text.matchAll(FENCED)].map(([, name = '', code = '']) => [name, code])
}

/** A document apart: nothing in it is run or fetched. */
function listMarked(html: string): [name: string, code: string][] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('pre > code[class]')].map(({ className, textContent }) => [
    className.replace('language-', ''),
    textContent,
  ])
}

function listBlocks(text: string): Block[] {
  const found = text.includes('```') ? listFenced(text) : listMarked(text)
  return found.flatMap(([name, code]) => {
    const language = findRunnable(name)
    return language && !isOnlyExamples(code, language) ? [{ language, code }] : []
  })
}

export function RunBlocks({ text }: { text: string }) {
  const blocks = listBlocks(text)
  return blocks.map((block, at) => (
    // Blocks keep their places in the text.
    // oxlint-disable-next-line react/no-array-index-key
    <Runner key={at} {...block} text={text} isAnswer={false} isNamed={blocks.length > 1} />
  ))
}
