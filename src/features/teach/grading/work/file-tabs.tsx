/** The files of a work with several of them: a press brings one into sight and its first mark with it. */
import { useRef } from 'react'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { reveal } from '#src/ui/reveal.ts'
import tabs from '#src/ui/tabs.module.css'
import type { Grading } from '../drafts/use-grading.ts'
import type { SheetQuestion } from '../sheet.ts'
import { words } from '../words.ts'
import { isFile } from './answer.tsx'
import classes from './work.module.css'

interface FileTabsProps {
  questions: readonly SheetQuestion[]
  grading: Grading
}

export function FileTabs({ questions, grading: { rows, chosen, choose } }: FileTabsProps) {
  const place = useRef<HTMLElement>(null)
  const files = questions.flatMap(({ id, value }) => (isFile(value) ? { id, name: formatFileName(value.name), size: value.size } : []))
  if (files.length < 2) return null
  const open = (id: string) => {
    const row = rows.find(({ question }) => question === id)
    if (row) choose(row.id)
    reveal(place.current?.parentElement?.querySelector(`[data-question="${CSS.escape(id)}"]`) ?? null)
  }
  return (
    <nav ref={place} aria-label={words.work.files} className={classes.fileTabs}>
      <div className={tabs.root}>
        {files.map(({ id, name, size }) => (
          <button
            key={id}
            type="button"
            className={tabs.tab}
            aria-current={chosen?.question === id ? 'true' : undefined}
            onClick={() => open(id)}
          >
            <span data-latin>{name}</span>
            <span className={classes.note}>{formatBytes(size)}</span>
          </button>
        ))}
      </div>
    </nav>
  )
}
