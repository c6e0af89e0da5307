/** A button that runs a piece of code, and below it what came out. It gives no marks. (ruling R75) */

import { IconDownload, IconPlayerPlay, IconPlayerStop, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { isBlank } from '#src/lib/invisible.ts'
import type { RunLanguage } from '#src/lib/languages.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { findExamples, findSetup } from '../../inside/examples.ts'
import { measurePython } from '../../inside/python-files.ts'
import type { RunEnd, RunOrder } from '../../inside/run-parts.ts'
import { USUAL_COLUMNS } from '../../inside/usual-tables.ts'
import { RunResult } from './run-result.tsx'
import { useCover } from './use-cover.ts'
import { type Run, useRun } from './use-run.ts'
import { words } from './words.ts'
import classes from './run-code.module.css'

export interface RunnerProps {
  language: RunLanguage
  code: string
  /** The text of the question or task: its examples and its tables. */
  text: string
  /** An answer is compared with the examples; a block of the text itself is not. */
  isAnswer: boolean
  /** There are several: each begins with its first line. */
  isNamed?: boolean
}

const MAKES_TABLES = /create\s+table/i

function buildOrder({ language, code, text, isAnswer }: RunnerProps): RunOrder {
  return {
    code,
    examples: isAnswer ? findExamples(text, language) : [],
    // A comment is no table, and the usual ones would be in the way.
    setup: MAKES_TABLES.test(code) ? '--' : language === 'sql' ? findSetup(text) : '',
  }
}

/** Bytes that a run has to download first, as the person was told; undefined while nobody is asked. */
function useAsking(language: RunLanguage, start: () => void, fail: (error: unknown) => void) {
  const [bytes, setBytes] = useState<number>()
  const begin = async () => {
    if (language !== 'python') return start()
    try {
      const missing = await measurePython()
      if (missing === 0) start()
      else setBytes(missing)
    } catch (error) {
      fail(error)
    }
  }
  const accept = () => {
    setBytes(undefined)
    start()
  }
  return { bytes, begin: () => void begin(), accept, refuse: () => setBytes(undefined) }
}

interface AskedProps {
  bytes: number
  onAccept: () => void
  onRefuse: () => void
}

function Asked({ bytes, onAccept, onRefuse }: AskedProps) {
  return (
    <Surface ground="sunken" radius="md" pad={12} role="group" aria-label={words.ask(bytes)}>
      <Text>{words.ask(bytes)}</Text>
      <Row wrap gap={8}>
        <Button size="sm" leftSection={<IconDownload size={16} aria-hidden="true" />} onClick={onAccept}>
          {words.download}
        </Button>
        <Button size="sm" variant="subtle" onClick={onRefuse}>
          {words.refuse}
        </Button>
      </Row>
    </Surface>
  )
}

interface ButtonsProps {
  run: Run
  isEmpty: boolean
  onRun: () => void
  onClear: () => void
}

/** One button runs and stops, so that it keeps the focus. */
function Buttons({ run, isEmpty, onRun, onClear }: ButtonsProps) {
  const isBusy = run.state === 'loading' || run.state === 'running'
  return (
    <>
      {isBusy ? (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPlayerStop size={16} aria-hidden="true" />}
          onClick={run.stop}
        >
          {words.stop}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="light"
          leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}
          disabled={isEmpty}
          onClick={onRun}
        >
          {run.state === 'idle' ? words.run : words.runAgain}
        </Button>
      )}
      {run.state === 'ended' && (
        <Button
          size="sm"
          variant="subtle"
          leftSection={<IconX size={16} aria-hidden="true" />}
          onClick={onClear}
        >
          {words.close}
        </Button>
      )}
    </>
  )
}

const getEnd = ({ error }: RunEnd) => (error ? 'failed' : 'done')

export function Runner(props: RunnerProps) {
  const { language, code } = props
  const root = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const run = useRun(language, place)
  const asking = useAsking(language, () => run.start(buildOrder(props)), run.fail)
  // The button that was pressed goes away.
  const focusRun = () => root.current?.querySelector('button')?.focus()
  const isPage = language === 'html' && (run.state === 'loading' || run.state === 'running')
  const cover = useCover(place, isPage)
  const clear = () => {
    focusRun()
    run.clear()
  }
  return (
    <Stack gap={12} ref={root} className={classes.root} data-run={run.state}>
      {props.isNamed && (
        <code className={classes.first} data-latin>
          {code.trim().split('\n', 1)[0]}
        </code>
      )}
      <Row wrap gap={8}>
        <Buttons run={run} isEmpty={isBlank(code)} onRun={asking.begin} onClear={clear} />
        <Text as="span" tone="muted" variant="small">
          {words.noMarks}
        </Text>
      </Row>
      {language === 'sql' && buildOrder(props).setup === '' && (
        <Text tone="muted" variant="small">
          {words.tables} <code data-latin>{USUAL_COLUMNS.join(', ')}</code>
        </Text>
      )}
      <Text as="p" tone="muted" variant="small" role="status" className={classes.state}>
        {run.state === 'loading' && words.states.loading(run.progress)}
        {run.state === 'running' && language !== 'html' && words.states.running}
        {run.state === 'ended' && run.outcome?.kind === 'ended' && words.states[getEnd(run.outcome.end)]}
      </Text>
      {asking.bytes !== undefined && (
        <Asked
          bytes={asking.bytes}
          onAccept={() => {
            focusRun()
            asking.accept()
          }}
          onRefuse={() => {
            focusRun()
            asking.refuse()
          }}
        />
      )}
      <div className={classes.frame}>
        <div ref={place} className={classes.place} data-page={isPage} inert={cover.state !== 'inside'} />
        {isPage && cover.state !== 'inside' && (
          <button type="button" className={classes.cover} onClick={cover.enter}>
            <span>{words.enterPage[cover.state]}</span>
          </button>
        )}
      </div>
      <RunResult {...run} language={language} code={code} />
    </Stack>
  )
}
