/**
 * The papers of one exam or assignment, as far as this page has read them: the listed blocks, with the short answers of
 * the blocks read last. Neither grows with the papers that were marked.
 */

import { create } from 'zustand'
import type { ApiError } from '#src/api/client/api-error.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import type { Sheet } from '../sheet.ts'
import type { ListedPaper, WorkKind } from './order.ts'

/** Answers in words, by question. */
export type Texts = Readonly<Record<string, string>>

interface ReadBlock {
  no: number
  /** By paper. */
  texts: Readonly<Record<string, Texts | undefined>>
}

export interface PapersState {
  exam: string | undefined
  kind: WorkKind
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

const closed: PapersState = {
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

export const usePapersStore = create<PapersState>(() => closed)

export function beginPapers(exam: string, kind: WorkKind): void {
  usePapersStore.setState({ ...closed, exam, kind }, true)
}

export function addBlock(
  no: number,
  papers: readonly ListedPaper[],
  facts: Pick<PapersState, 'title' | 'batch' | 'total'>,
): void {
  usePapersStore.setState(({ blocks }) => ({
    blocks: { ...blocks, [no]: papers },
    ...facts,
    error: undefined,
  }))
}

export function setBlockError(error: ApiError | undefined): void {
  usePapersStore.setState({ error })
}

/** Blocks of answers cached in memory: enough for two hundred papers. */
export const MOST_READ = 4

export function rememberTexts(no: number, id: string, texts: Texts): void {
  usePapersStore.setState(({ read }) => {
    const others = read.filter((block) => block.no !== no).slice(1 - MOST_READ)
    const own = { ...read.find((block) => block.no === no)?.texts, [id]: texts }
    return { read: [...others, { no, texts: own }] }
  })
}

export function rememberSheet(sheet: Sheet, colleague: string | undefined): void {
  usePapersStore.setState((state) => ({ sheet, colleague: colleague ?? state.colleague }))
}

export const reset = () => usePapersStore.setState(closed, true)
runAtSessionEnd(reset)
