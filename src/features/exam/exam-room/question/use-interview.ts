/**
 * Reads the current state of a mock interview: only the server books the hour and gives the link. (spec 3
 * Submission types)
 */

import { useCallback, useEffect, useState } from 'react'
import { call } from '#src/api/call.ts'
import { exam } from '#src/api/contract/exam.ts'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import type { Question } from '#src/api/shapes/question.ts'
import type { RoomState } from '../attempt/room-state.ts'
import { useRoomFacts, useRoomState } from '../room/context.ts'

export type InterviewQuestion = Extract<Question, { question_type: 'interview' }>

function findInterview({ questions, sections }: ExamRevised, id: string): InterviewQuestion | undefined {
  const all = [...questions, ...sections.flatMap((section) => section.questions)]
  const found = all.find(({ _id }) => _id === id)
  return found?.question_type === 'interview' ? found : undefined
}

/** `isAsked`: an hour was chosen, and the server has not decided yet. */
export function useInterview(question: InterviewQuestion): { now: InterviewQuestion; isAsked: boolean } {
  const { examId } = useRoomFacts()
  const id = question._id
  // One text, so that other answers re-render nothing: the edit that the server has confirmed, or rejected
  // since somebody was faster.
  const decided = useRoomState(
    useCallback(
      ({ answers: { [id]: answer } }: RoomState) =>
        answer?.state === 'acknowledged' || answer?.state === 'refused'
          ? `${answer.edit} ${answer.writer}`
          : undefined,
      [id],
    ),
  )
  const [heard, setHeard] = useState<{ edit: string; question: InterviewQuestion }>()
  useEffect(() => {
    if (decided === undefined) return undefined
    const stop = new AbortController()
    // If this fails nothing changes: the save mark shows that the choice has arrived.
    call(exam.revised, { params: { id: examId } }, { isQuiet: true, signal: stop.signal }).then(
      (revised) => {
        const question = findInterview(revised, id)
        if (question !== undefined && !stop.signal.aborted) setHeard({ edit: decided, question })
      },
      () => undefined,
    )
    return () => stop.abort()
  }, [decided, examId, id])
  return { now: heard?.question ?? question, isAsked: heard === undefined || heard.edit !== decided }
}
