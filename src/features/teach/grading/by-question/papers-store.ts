/**
 * The papers of one exam or assignment, as far as this page has read them: the listed blocks, with the short answers of
 * the blocks walked last. Neither grows with the papers that were walked.
 */

import { create } from 'zustand'
import type { ApiError } from '#src/api/client/api-error.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import type { Sheet } from '../sheet.ts'
import type { ListedPaper, PileKind } from './order.ts'

/** Answers in words, by question. */
export type Texts = Readonly<Record<string, string>>

interface ReadBlock {
  no: number
  /** By paper. */
  texts: Readonly<Record<string, Texts | undefined>>
}

export interface PileState {
  exam: string | undefined
  kind: PileKind
  title: string
  batch: string | undefined
  /** Number of papers, as the list says. */
  total: number | undefined
  blocks: Readonly<Record<number, readonly ListedPaper[] | undefined>>
  /** The block touched last at the end. */
  read: readonly ReadBlock[]
  /** The paper read last, for its questions. */
  sheet: Sheet | undefined
  /** Another teacher whose marks came in since the page was opened. */
  colleague: string | undefined
  error: ApiError | undefined
}

const closed: PileState = {
  exam: undefined,
  kind: 'exam',
  title: '',
  batch: undefined,
  total: undefined,
  blocks: {},
  read: [],
  sheet: undefined,
  colleague: undefined,
  error: undefined,
}

export const usePileStore = create<PileState>(() => closed)

export function beginPile(exam: string, kind: PileKind): void {
  usePileStore.setState({ ...closed, exam, kind }, true)
}

export function addBlock(
  no: number,
  papers: readonly ListedPaper[],
  facts: Pick<PileState, 'title' | 'batch' | 'total'>,
): void {
  usePileStore.setState(({ blocks }) => ({ blocks: { ...blocks, [no]: papers }, ...facts, error: undefined }))
}

export function setBlockError(error: ApiError | undefined): void {
  usePileStore.setState({ error })
}

/** Blocks of answers cached in memory: enough for two hundred papers. */
export const MOST_READ = 4

export function rememberTexts(no: number, id: string, texts: Texts): void {
  usePileStore.setState(({ read }) => {
    const others = read.filter((block) => block.no !== no).slice(1 - MOST_READ)
    const own = { ...read.find((block) => block.no === no)?.texts, [id]: texts }
    return { read: [...others, { no, texts: own }] }
  })
}

export function rememberSheet(sheet: Sheet, colleague: string | undefined): void {
  usePileStore.setState((state) => ({ sheet, colleague: colleague ?? state.colleague }))
}

export const reset = () => usePileStore.setState(closed, true)
runAtSessionEnd(reset)
