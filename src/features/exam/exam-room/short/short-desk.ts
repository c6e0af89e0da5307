/** The desk of a short quiz: answers live in the page's draft and go with one call. (ruling R34) */
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import type { Answers } from '../attempt/answer.ts'
import { makeRoomStore } from '../attempt/room-state.ts'
import type { AnswerDesk } from '../room/context.ts'

type Values = Readonly<Record<string, AnswerValue>>

function toAnswers(values: Values): Answers {
  const mark = { kind: 'plain', edit: 1, writer: '', edited_at: '', state: 'dirty' } as const
  return Object.fromEntries(Object.entries(values).map(([question, value]) => [question, { question, value, ...mark }]))
}

/** `onChange` keeps what is answered over a reload. A short quiz takes no files and has no clock. */
export function makeShortDesk(drafted: Values, onChange: (values: Values) => void): AnswerDesk {
  const store = makeRoomStore(toAnswers(drafted), undefined)
  const ignore = () => undefined
  const edit = (question: string, value: AnswerValue) => {
    const before = Object.fromEntries(Object.entries(store.get().answers).map(([id, answer]) => [id, answer.value]))
    const values = { ...before, [question]: value }
    store.set({ answers: toAnswers(values) })
    onChange(values)
  }
  return {
    store,
    edit,
    clear: (question) => edit(question, null),
    chooseFile: ignore,
    cancelFile: ignore,
    isFileMissing: () => false,
    handIn: ignore,
    endByTime: ignore,
    sendNow: ignore,
  }
}
