/** One run after another of one piece of code: its state, what it prints, and how it ended. */

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { RunLanguage } from '#src/lib/languages.ts'
import { MissingEngineError } from '../../inside/fetch-file.ts'
import { type Listener, type Outcome, runByEngine, type RunSettings } from '../../inside/run-engine.ts'
import { runPage } from '../../inside/run-page.ts'
import { type Check, MOST_OUTPUT, type RunOrder, type Tone } from '../../inside/run-parts.ts'
import { words } from './words.ts'

export interface Printed {
  text: string
  tone: Tone
}

export interface RunView {
  state: 'idle' | 'loading' | 'running' | 'ended'
  /** Of a large engine that is fetched: the share that has arrived. */
  progress?: number
  printed: readonly Printed[]
  /** For a page that is running. */
  checks?: readonly Check[] | undefined
  outcome: Outcome | { kind: 'stopped' | 'missing' | 'absent' } | undefined
}

const IDLE: RunView = { state: 'idle', printed: [], outcome: undefined }

/** The engine bounds what it sends; a page in the box may send more. */
function addPrinted(printed: readonly Printed[], text: string, tone: Tone): readonly Printed[] {
  if (text === '') return printed
  const left = MOST_OUTPUT - printed.reduce((sum, each) => sum + each.text.length, 0)
  if (left <= 0) return printed
  const last = printed.at(-1)
  const part = text.slice(0, left)
  return last?.tone === tone
    ? [...printed.slice(0, -1), { tone, text: last.text + part }]
    : [...printed, { tone, text: part }]
}

function run(
  language: RunLanguage,
  order: RunOrder,
  place: RunSettings,
  listener: Listener,
): Promise<Outcome> {
  return language === 'html'
    ? runPage(order, words.page, place, listener)
    : runByEngine(language, order, place, listener)
}

function readFailure(error: unknown): 'missing' | 'absent' | 'broken' {
  if (error instanceof MissingEngineError) return error.isAbsent ? 'absent' : 'missing'
  return navigator.onLine ? 'broken' : 'missing'
}

export interface Run extends RunView {
  start: (order: RunOrder) => void
  stop: () => void
  clear: () => void
  /** Before anything was run: the engine is not to be had. */
  fail: (error: unknown) => void
}

/** `place`: where the box goes. */
export function useRun(language: RunLanguage, place: RefObject<HTMLElement | null>): Run {
  const [view, setView] = useState(IDLE)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const start = useCallback(
    (order: RunOrder) => {
      current.current?.abort()
      const control = new AbortController()
      current.current = control
      const change = (to: (before: RunView) => RunView) => {
        if (current.current === control) setView(to)
      }
      const end = (outcome: RunView['outcome']) =>
        change((before) => ({ ...before, state: 'ended', outcome }))
      setView({ ...IDLE, state: 'loading' })
      if (place.current === null) return
      run(
        language,
        order,
        { place: place.current, signal: control.signal },
        {
          onProgress: (progress) => change((before) => ({ ...before, progress })),
          onReady: () => change((before) => ({ ...before, state: 'running' })),
          onCheck: (checks) => change((before) => ({ ...before, checks })),
          onPrint: (text, tone) =>
            change((before) => ({ ...before, printed: addPrinted(before.printed, text, tone) })),
        },
      ).then(end, (error: unknown) => {
        if (!control.signal.aborted) end({ kind: readFailure(error) })
      })
    },
    [language, place],
  )
  const leave = useCallback((to: (before: RunView) => RunView) => {
    current.current?.abort()
    current.current = undefined
    setView(to)
  }, [])
  const stop = useCallback(
    () => leave((before) => ({ ...before, state: 'ended', outcome: { kind: 'stopped' } })),
    [leave],
  )
  const fail = useCallback(
    (error: unknown) => leave(() => ({ ...IDLE, state: 'ended', outcome: { kind: readFailure(error) } })),
    [leave],
  )
  const clear = useCallback(() => leave(() => IDLE), [leave])
  return { ...view, start, stop, clear, fail }
}
