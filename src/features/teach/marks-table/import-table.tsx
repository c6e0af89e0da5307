/** Takes marks from a table: first what would change, then what became of it. Nothing is sent before the press. */
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { type PaperItem, readPaperCards, readPapers } from '#src/api/read-papers.ts'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { LearnerName } from '#src/ui/teach/learner-link.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { type ChangedPaper, compareTable, type Comparison } from './compare-table.ts'
import { readTable, type TableProblem } from './read-table.ts'
import { words } from './words.ts'

const { upload: texts } = words

const MOST_BYTES = 20_000_000
/** Of a long list so many rows are drawn. */
const SHOWN = 50

interface SendMarksProps {
  changed: readonly ChangedPaper[]
  onSent: () => void
  onClose: () => void
}

export interface ImportProps {
  item: PaperItem
  /** The button that sends, and the result list in its place afterwards. */
  Send: ComponentType<SendMarksProps>
}

type State =
  | { kind: 'choose'; problem?: TableProblem | 'tooBig' | 'otherExam' }
  | { kind: 'reading'; done: number; all: number }
  | { kind: 'failed'; file: File }
  | { kind: 'compared'; comparison: Comparison }

async function compareFile(file: File, item: PaperItem, signal: AbortSignal, onRead: (done: number, all: number) => void): Promise<State> {
  if (file.size > MOST_BYTES) return { kind: 'choose', problem: 'tooBig' }
  const table = await readTable(new Uint8Array(await file.arrayBuffer()))
  if (typeof table === 'string') return { kind: 'choose', problem: table }
  const cards = await readPaperCards(item, { signal })
  const ids = cards.map(({ _id }) => _id)
  const papers = await readPapers(ids, { signal, onRead: ({ length }, all) => onRead(length, all) })
  const comparison = compareTable(papers, table)
  return comparison ? { kind: 'compared', comparison } : { kind: 'choose', problem: 'otherExam' }
}

function Changes({ changed }: { changed: readonly ChangedPaper[] }) {
  return (
    <Stack as="ul" plain gap={10}>
      {changed.slice(0, SHOWN).map(({ of, marks, comment }) => (
        <li key={of._id}>
          <strong>
            <LearnerName of={of.learner} batch={of.batch?._id} />
          </strong>
          {marks.map(({ no, criterion, from, to }) => (
            <Text key={`${no} ${criterion}`} size={14}>
              {texts.mark(no, criterion, from, to)}
            </Text>
          ))}
          {comment !== undefined && (
            <Text size={14} tone="muted">
              {texts.comment}
            </Text>
          )}
        </li>
      ))}
      {changed.length > SHOWN && <li>{texts.more(changed.length - SHOWN)}</li>}
    </Stack>
  )
}

function Problems({ of: { problems } }: { of: Comparison }) {
  if (problems.length === 0) return null
  return (
    <section aria-labelledby="left-out">
      <Text as="h3" size={17} id="left-out">
        {texts.problems(problems.length)}
      </Text>
      <Stack as="ul" plain gap={8}>
        {problems.slice(0, SHOWN).map(({ line, name, reason }) => (
          <li key={line}>
            <strong>{texts.line(line, name)}</strong>
            <Text size={14} tone="error">
              {reason}
            </Text>
          </li>
        ))}
        {problems.length > SHOWN && <li>{texts.more(problems.length - SHOWN)}</li>}
      </Stack>
    </section>
  )
}

function Compared({
  of,
  Send,
  onAgain,
  onClose,
}: { of: Comparison; onAgain: () => void; onClose: () => void } & Pick<ImportProps, 'Send'>) {
  const [isSent, setSent] = useState(false)
  const { changed, same } = of
  return (
    <Stack gap={16}>
      {!isSent && changed.length > 0 && (
        <section aria-labelledby="changes">
          <Text as="h3" size={17} id="changes">
            {texts.differences(changed.length)}
          </Text>
          <Changes changed={changed} />
        </section>
      )}
      {changed.length === 0 && <p role="status">{texts.nothing}</p>}
      {!isSent && same > 0 && changed.length > 0 && <Text tone="muted">{texts.same(same)}</Text>}
      <Problems of={of} />
      {changed.length > 0 && (
        <Suspense fallback={<SkeletonText lines={2} />}>
          <Send changed={changed} onSent={() => setSent(true)} onClose={onClose} />
        </Suspense>
      )}
      {!isSent && (
        <Button variant="default" onClick={onAgain}>
          {texts.other}
        </Button>
      )}
    </Stack>
  )
}

export function ImportTable({ item, Send, onClose }: ImportProps & { onClose: () => void }) {
  const [state, setState] = useState<State>({ kind: 'choose' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const take = async (file: File) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setState({ kind: 'reading', done: 0, all: 0 })
    const onRead = (done: number, all: number) => setState({ kind: 'reading', done, all })
    const next = await compareFile(file, item, signal, onRead).catch((): State => ({ kind: 'failed', file }))
    if (!signal.aborted) setState(next)
  }
  if (state.kind === 'reading') return <p role="status">{texts.reading(state.done, state.all)}</p>
  if (state.kind === 'failed') return <Failed shape="row" error={{ msg: texts.failed }} onRetry={() => void take(state.file)} />
  if (state.kind === 'compared') {
    return <Compared of={state.comparison} Send={Send} onAgain={() => setState({ kind: 'choose' })} onClose={onClose} />
  }
  return (
    <Stack gap={16}>
      <p>{texts.how}</p>
      <FileDrop
        label={texts.file}
        limit={texts.limit}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        error={state.problem && texts.faults[state.problem]}
        onFiles={([file]) => (file ? take(file) : undefined)}
      />
    </Stack>
  )
}
