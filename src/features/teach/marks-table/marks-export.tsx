/** Exports the marks of one exam or assignment as a table: first reads all its submissions, a few at once. */

import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { describeGonePapers } from '../shared/gone-papers.tsx'
import { type PaperItem, readPaperCards, readPapers } from '../shared/read-papers.ts'
import { buildMarksCsv } from './marks-csv.ts'
import { words } from './words.ts'

export function MarksExport({ item }: { item: PaperItem }) {
  const [read, setRead] = useState<{ done: number; all: number }>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const { csv } = words

  const save = async () => {
    const { signal } = (stop.current = new AbortController())
    setRead({ done: 0, all: 0 })
    try {
      const cards = await readPaperCards(item, { signal })
      const ids = cards.map(({ _id }) => _id)
      const { papers, gone } = await readPapers(ids, {
        signal,
        onRead: ({ length }, all) => setRead({ done: length, all }),
      })
      const title = papers[0]?.title
      const left = describeGonePapers(gone)
      if (title !== undefined) saveFile(csv.fileName(title), buildMarksCsv(papers), 'text/csv;charset=utf-8')
      if (left !== undefined) showToast({ kind: 'success', message: left, isNew: true })
      else if (title === undefined) showToast({ kind: 'success', message: csv.none })
    } catch {
      if (!signal.aborted)
        showToast({ kind: 'error', message: csv.failed, action: csv.again, onClick: () => void save() })
    } finally {
      if (!signal.aborted) setRead(undefined)
    }
  }
  if (!read) {
    return (
      <Button
        size="sm"
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={() => void save()}
      >
        {csv.save}
      </Button>
    )
  }
  const cancel = () => {
    stop.current?.abort()
    setRead(undefined)
  }
  return (
    <Button size="sm" variant="default" onClick={cancel}>
      {csv.cancel(read.done, read.all)}
    </Button>
  )
}
