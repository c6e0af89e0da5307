/** Publishing: first the check for faults, then a confirmation, then one call with the whole exam. */

import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { useBuilder } from './builder-context.ts'
import { getQuestions, sumExamMarks } from './engine/built-exam.ts'
import { findPublishFaults } from './engine/publish-check.ts'
import { setPublished } from './exam-outbox.ts'
import { words } from './words.ts'

const { publish: texts } = words

interface Publish {
  isPending: boolean
  publish: () => void
  withdraw: () => void
}

/** `onFaults` shows the list of faults if the exam cannot be published. */
export function usePublish(onFaults: () => void): Publish {
  const { examId, exam } = useBuilder()
  const { isPending, runAction } = usePendingAction<void>(
    () => undefined,
    // The client has shown the error as a toast; the draft stays.
    () => undefined,
  )

  async function askAndPublish(): Promise<void> {
    const text = texts.askText(getQuestions(exam).length, sumExamMarks(exam), exam.duration)
    if (await confirmAsked({ title: texts.ask, text, yes: texts.publish, no: texts.notYet }))
      await setPublished(examId, true)
  }

  function publish(): void {
    const faults = findPublishFaults(exam).length
    if (faults === 0) return void runAction(askAndPublish)
    announce(words.check.foundSpoken(faults))
    onFaults()
  }

  async function askAndWithdraw(): Promise<void> {
    const isSure = await confirmAsked({
      title: texts.withdrawAsk,
      text: texts.withdrawText,
      yes: texts.withdraw,
      no: texts.notYet,
    })
    if (isSure) await setPublished(examId, false)
  }

  return { isPending, publish, withdraw: () => void runAction(askAndWithdraw) }
}
