/** The desk of a short quiz: answers live in the page's draft and go with one call. (ruling R34) */
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import type { Entries } from '../attempt/entry.ts'
import { makeRoomStore } from '../attempt/room-state.ts'
import type { AnswerDesk } from '../room/context.ts'

type Answers = Readonly<Record<string, AnswerValue>>

function entriesOf(answers: Answers): Entries {
  const mark = { edit: 1, writer: '', edited_at: '', state: 'device' } as const
  return Object.fromEntries(Object.entries(answers).map(([question, value]) => [question, { question, value, ...mark }]))
}

/** `onChange` keeps what is answered over a reload. A short quiz takes no files and has no clock. */
export function makeShortDesk(kept: Answers, onChange: (answers: Answers) => void): AnswerDesk {
  const store = makeRoomStore(entriesOf(kept), undefined)
  const nothing = () => undefined
  const edit = (question: string, value: AnswerValue) => {
    const before = Object.fromEntries(Object.entries(store.get().entries).map(([id, entry]) => [id, entry.value]))
    const answers = { ...before, [question]: value }
    store.set({ entries: entriesOf(answers) })
    onChange(answers)
  }
  return {
    store,
    edit,
    clear: (question) => edit(question, null),
    chooseFile: nothing,
    cancelFile: nothing,
    isFileMissing: () => false,
    handIn: nothing,
    timeIsUp: nothing,
    hurry: nothing,
  }
}
