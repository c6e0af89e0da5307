/**
 * Imports marks from a table: first shows what would change, then the results. Nothing is sent before the
 * press.
 */

import { useEffect, useEffectEvent, useState } from 'react'
import { useFormFile } from '#src/stores/drafts/use-form-file.ts'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { type PaperItem, readPaperCards, readPapers } from '../shared/read-papers.ts'
import { compareTable, type Comparison } from './compare-table.ts'
import { Compared, type SendMarks } from './compared.tsx'
import { readTable, type TableProblem } from './read-table.ts'
import { words } from './words.ts'

const { upload: texts } = words

const MOST_BYTES = 20_000_000

export interface ImportProps {
  item: PaperItem
  Send: SendMarks
}

type Problem = TableProblem | 'otherExam'

type State =
  | { kind: 'reading'; done: number; all: number }
  | { kind: 'failed' }
  | { kind: 'compared'; comparison: Comparison; gone: number }

const READING: State = { kind: 'reading', done: 0, all: 0 }

async function compareFile(
  file: File,
  item: PaperItem,
  signal: AbortSignal,
  onRead: (done: number, all: number) => void,
): Promise<State | Problem> {
  const table = await readTable(new Uint8Array(await file.arrayBuffer()))
  if (typeof table === 'string') return table
  const cards = await readPaperCards(item, { signal })
  const ids = cards.map(({ _id }) => _id)
  const { papers, gone } = await readPapers(ids, {
    signal,
    onRead: ({ length }, all) => onRead(length, all),
  })
  const comparison = compareTable(papers, table)
  return typeof comparison === 'string' ? comparison : { kind: 'compared', comparison, gone }
}

interface TableOfProps extends ImportProps {
  file: File
  onProblem: (problem: Problem) => void
  onAgain: () => void
  onSent: () => void
  onClose: () => void
}

function TableOf({
  file,
  item: { exam = '', assignment = '', batch = '' },
  onProblem,
  ...rest
}: TableOfProps) {
  const [tryNo, setTryNo] = useState(1)
  const [state, setState] = useState<State>(READING)
  const tellProblem = useEffectEvent(onProblem)
  useEffect(() => {
    const running = new AbortController()
    const { signal } = running
    const read = async () => {
      const onRead = (done: number, all: number) => setState({ kind: 'reading', done, all })
      const next = await compareFile(file, { exam, assignment, batch }, signal, onRead).catch((): State => ({
        kind: 'failed',
      }))
      if (signal.aborted) return
      if (typeof next === 'string') tellProblem(next)
      else setState(next)
    }
    void read()
    return () => running.abort()
  }, [file, exam, assignment, batch, tryNo])
  const retry = () => {
    setState(READING)
    setTryNo(tryNo + 1)
  }
  if (state.kind === 'reading') return <p role="status">{texts.reading(state.done, state.all)}</p>
  if (state.kind === 'failed') return <Failed shape="row" error={{ msg: texts.failed }} onRetry={retry} />
  return <Compared comparison={state.comparison} gone={state.gone} {...rest} />
}

export function ImportTable({ item, Send, onClose }: ImportProps & { onClose: () => void }) {
  const [problem, setProblem] = useState<Problem>()
  const [isSent, setSent] = useState<File>()
  // The file stays on the device until its marks are in the outbox, so that a closed tab loses no table.
  const kept = useFormFile(`marks-table-${item.exam || item.assignment || ''}`, {
    prepare: (file) => Promise.resolve(file.size > MOST_BYTES ? { refusal: texts.faults.tooBig } : { file }),
    unreadable: texts.failed,
  })
  // Once sent it is deleted, and its results stay visible.
  const file = isSent ?? kept.file
  if (file) {
    const leave = (next?: Problem) => {
      kept.remove()
      setProblem(next)
    }
    const keepResults = () => {
      setSent(file)
      kept.remove()
    }
    return (
      <TableOf
        file={file}
        item={item}
        Send={Send}
        onProblem={leave}
        onAgain={() => leave()}
        onSent={keepResults}
        onClose={onClose}
      />
    )
  }
  return (
    <Stack gap={16}>
      <p>{texts.how}</p>
      <FileDrop
        label={texts.file}
        limit={texts.limit}
        accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
        error={kept.problem ?? (problem && texts.faults[problem])}
        onFiles={kept.choose}
      />
    </Stack>
  )
}
