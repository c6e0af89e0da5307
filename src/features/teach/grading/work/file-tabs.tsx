/** The files of a submission with several of them: a press scrolls to one and to its first mark. */

import { useRef } from 'react'
import type { FileValue } from '#src/api/shapes/submission.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { countLines } from '#src/lib/count-lines.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { reveal } from '#src/ui/reveal.ts'
import type { Grading } from '../saving/use-grading.ts'
import type { SheetQuestion } from '../sheet.ts'
import { words } from '../words.ts'
import { isFile } from './answer.tsx'
import { useKnownText } from './use-file-text.ts'
import tabs from '#src/ui/tabs.module.css'
import classes from './work.module.css'

/** The number of lines for a text that has been read, else its bytes. */
function Size({ file }: { file: FileValue }) {
  const text = useKnownText(file)
  return (
    <span className={classes.note}>
      {text === undefined ? formatBytes(file.size) : words.work.lines(countLines(text))}
    </span>
  )
}

interface FileTabsProps {
  questions: readonly SheetQuestion[]
  grading: Grading
}

export function FileTabs({ questions, grading: { rows, chosen, choose } }: FileTabsProps) {
  const place = useRef<HTMLElement>(null)
  const files = questions.flatMap(({ id, value }) => (isFile(value) ? { id, file: value } : []))
  if (files.length < 2) return null
  const open = (id: string) => {
    const row = rows.find(({ question }) => question === id)
    if (row) choose(row.id)
    reveal(place.current?.parentElement?.querySelector(`[data-question="${CSS.escape(id)}"]`) ?? null)
  }
  return (
    <nav ref={place} aria-label={words.work.files} className={classes.fileTabs}>
      <div className={tabs.root}>
        {files.map(({ id, file }) => (
          <button
            key={id}
            type="button"
            className={tabs.tab}
            aria-current={chosen?.question === id ? 'true' : undefined}
            onClick={() => open(id)}
          >
            <span data-latin>{formatFileName(file.name)}</span>
            <Size file={file} />
          </button>
        ))}
      </div>
    </nav>
  )
}
