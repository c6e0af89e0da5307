/** A mock interview as it stands now: the server alone books the hour, and gives the link to who has booked. (spec 3 Submission types) */
import { useCallback, useEffect, useState } from 'react'
import { call } from '#src/api/call.ts'
import { exam } from '#src/api/contract/exam.ts'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import type { Question } from '#src/api/shapes/question.ts'
import type { RoomState } from '../attempt/room-state.ts'
import { useRoomFacts, useRoomState } from '../room/context.ts'

export type InterviewQuestion = Extract<Question, { question_type: 'interview' }>

function interviewIn({ questions, sections }: ExamRevised, id: string): InterviewQuestion | undefined {
  const all = [...questions, ...sections.flatMap((section) => section.questions)]
  const found = all.find(({ _id }) => _id === id)
  return found?.question_type === 'interview' ? found : undefined
}

/** `isAsked`: an hour was chosen, and the server has not said yet what came of it. */
export function useInterview(of: InterviewQuestion): { now: InterviewQuestion; isAsked: boolean } {
  const { examId } = useRoomFacts()
  const id = of._id
  // As one text, so that another answer draws nothing anew: which edit the server has confirmed, or refused since somebody was faster.
  const decided = useRoomState(
    useCallback(
      ({ answers: { [id]: answer } }: RoomState) =>
        answer?.state === 'acknowledged' || answer?.state === 'refused' ? `${answer.edit} ${answer.writer}` : undefined,
      [id],
    ),
  )
  const [heard, setHeard] = useState<{ edit: string; question: InterviewQuestion }>()
  useEffect(() => {
    if (decided === undefined) return undefined
    const stop = new AbortController()
    // Without an answer it stays as it was: the save mark has said that the choice has arrived.
    call(exam.revised, { params: { id: examId } }, { isQuiet: true, signal: stop.signal }).then(
      (revised) => {
        const question = interviewIn(revised, id)
        if (question !== undefined && !stop.signal.aborted) setHeard({ edit: decided, question })
      },
      () => undefined,
    )
    return () => stop.abort()
  }, [decided, examId, id])
  return { now: heard?.question ?? of, isAsked: heard === undefined || heard.edit !== decided }
}
