/** Finds equal and nearly equal answers to a question that somebody asked about, with their marks. (picture 39) */

import { useEffect, useMemo } from 'react'
import { isBlank } from '#src/lib/invisible.ts'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { requestBlock, sweepBlock } from '../by-question/read-blocks.ts'
import type { QuestionMarking } from '../by-question/use-papers.ts'
import { normalizeAnswer } from '../equal-answers.ts'
import { findNear } from '../near-answers.ts'
import type { AskedTalk } from './use-asked.ts'

export interface LikeAnswer {
  paper: string
  /** The mark for this question; undefined if it has none yet. */
  mark: number | undefined
  /** The words that differ; undefined for an equal answer. */
  difference: string | undefined
}

/** So many are shown, the equal ones first. */
const MOST_LIKE = 12

export function useLike(marking: QuestionMarking, { paper, question }: AskedTalk): readonly LikeAnswer[] {
  const { known, findBlock } = marking
  const block = findBlock(paper)
  useEffect(() => {
    if (block === undefined || isSavingData()) return
    requestBlock(block)
    void sweepBlock(block)
  }, [block])
  return useMemo(() => {
    const own = known.get(paper)?.texts[question]
    if (own === undefined || isBlank(own)) return []
    const others = [...known].flatMap(([id, { texts }]) => {
      const text = texts[question]
      return id === paper || text === undefined ? [] : [{ paper: id, text }]
    })
    const sumMark = (id: string) => {
      const marks = Object.entries(known.get(id)?.marks ?? {}).flatMap(([row, mark]) =>
        mark !== null && (row === question || row.startsWith(`${question}/`)) ? [mark] : [],
      )
      return marks.length === 0 ? undefined : marks.reduce((sum, mark) => sum + mark, 0)
    }
    const equal = others.filter(({ text }) => normalizeAnswer(text) === normalizeAnswer(own))
    const near = findNear(own, others)
    return [
      ...equal.map((each) => ({ paper: each.paper, mark: sumMark(each.paper), difference: undefined })),
      ...near.map((each) => ({
        paper: each.paper,
        mark: sumMark(each.paper),
        difference: each.difference,
      })),
    ].slice(0, MOST_LIKE)
  }, [known, paper, question])
}
