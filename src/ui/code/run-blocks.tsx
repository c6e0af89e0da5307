/** A run below each code block of a text whose language an engine knows. */

import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { findRunLanguage, type RunLanguage } from '#src/lib/code/run-parts.ts'
import { Runner } from './runner.tsx'

interface Block {
  slot: HTMLElement
  code: string
  language: RunLanguage
}

const SLOT = 'run'

function findBlocks(text: Element, known: readonly Block[]): readonly Block[] {
  const blocks = [...text.querySelectorAll<HTMLElement>('pre[data-language]')].flatMap((pre): Block[] => {
    const language = findRunLanguage(pre.dataset['language'])
    if (language === undefined) return []
    const next = pre.nextElementSibling
    const kept = known.find(({ slot }) => slot === next)
    if (kept) return [kept]
    const slot = document.createElement('div')
    slot.dataset[SLOT] = 'slot'
    pre.after(slot)
    return [{ slot, code: pre.textContent, language }]
  })
  return blocks.length === known.length && blocks.every((block, at) => block === known[at]) ? known : blocks
}

/**
 * Stands behind the text. The text is drawn anew when its sanitiser or its formulas have loaded, so its blocks
 * are looked for again whenever it changes.
 */
export function RunBlocks({ html }: { html: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [blocks, setBlocks] = useState<readonly Block[]>([])
  useEffect(() => {
    const text = place.current?.parentElement
    if (!text) return undefined
    const find = () => setBlocks((known) => findBlocks(text, known))
    const observer = new MutationObserver(find)
    observer.observe(text, { childList: true, subtree: true })
    find()
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <span ref={place} hidden />
      {blocks.map(({ slot, code, language }, at) =>
        // Blocks keep their places in the text.
        createPortal(
          <Runner code={code} language={language} text={html} isAnswer={false} />,
          slot,
          String(at),
        ),
      )}
    </>
  )
}

const FENCED = /```([\w+#-]+)[^\n]*\n([\s\S]*?)(?:```|$)/g

/** Below a note, which shows its code itself. */
export function FencedBlocks({ text }: { text: string }) {
  const blocks = [...text.matchAll(FENCED)].flatMap(([, name, code = ''], at) => {
    const language = findRunLanguage(name)
    return language ? [{ language, code, at }] : []
  })
  return blocks.map(({ at, ...block }) => <Runner key={at} {...block} text="" isAnswer={false} />)
}
