/** Saves the marks of one exam or assignment as a table: reads all its submissions first, a few at once. */
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { call } from '#src/api/call.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { Submission, SubmissionCard } from '#src/api/shapes/submission.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import type { QueueFilter } from './filters.ts'
import { buildMarksCsv } from './marks-csv.ts'
import { words } from './words.ts'

const AT_ONCE = 4
const COUNT = 100

type Item = Pick<QueueFilter, 'exam' | 'assignment' | 'batch'>

async function readCards({ exam, assignment, batch }: Item, signal: AbortSignal): Promise<SubmissionCard[]> {
  const query = { count: COUNT, ...(exam && { exam }), ...(assignment && { assignment }), ...(batch && { batch }) }
  const cards: SubmissionCard[] = []
  for (let page = 1; ; page += 1) {
    const { data, total } = await call(submission.list, { query: { ...query, page } }, { isQuiet: true, signal })
    cards.push(...data)
    if (data.length === 0 || cards.length >= total) return cards.filter(({ submitted_at }) => submitted_at)
  }
}

/** In the order of the cards. `onRead`: how many have come of how many. */
async function readPapers(item: Item, signal: AbortSignal, onRead: (done: number, all: number) => void): Promise<Submission[]> {
  const cards = await readCards(item, signal)
  const papers: Submission[] = []
  for (let at = 0; at < cards.length; at += AT_ONCE) {
    const some = cards.slice(at, at + AT_ONCE)
    papers.push(...(await Promise.all(some.map(({ _id: id }) => call(submission.one, { params: { id } }, { isQuiet: true, signal })))))
    onRead(papers.length, cards.length)
  }
  return papers
}

export function MarksExport({ item }: { item: Item }) {
  const [read, setRead] = useState<{ done: number; all: number }>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const { csv } = words

  const save = async () => {
    const { signal } = (stop.current = new AbortController())
    setRead({ done: 0, all: 0 })
    try {
      const papers = await readPapers(item, signal, (done, all) => setRead({ done, all }))
      const title = papers[0]?.title
      if (title === undefined) showToast({ kind: 'success', message: csv.none })
      else saveFile(csv.fileName(title), buildMarksCsv(papers), 'text/csv;charset=utf-8')
    } catch {
      if (!signal.aborted) showToast({ kind: 'error', message: csv.failed, action: csv.again, onClick: () => void save() })
    } finally {
      if (!signal.aborted) setRead(undefined)
    }
  }
  if (!read) {
    return (
      <Button size="sm" variant="default" leftSection={<IconDownload size={18} aria-hidden="true" />} onClick={() => void save()}>
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
