/**
 * Publishing: first the check for faults, then a confirmation, then one call with the whole exam. It must not wait: an
 * exam that opens hours later unseen would surprise its learners. (ruling R82)
 */

import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { type InlineActionState, useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { useBuilder } from './builder-context.ts'
import { getQuestions, sumExamMarks } from './engine/built-exam.ts'
import { findPublishFaults } from './engine/publish-check.ts'
import { setPublished } from './exam-outbox.ts'
import { words } from './words.ts'

const { publish: texts } = words

export interface Publishing {
  isPending: boolean
  /** Shown below the bar. */
  failed: InlineActionState | undefined
  publish: () => void
  withdraw: () => void
}

/** `onFaults` shows the list of faults if the exam cannot be published. */
export function usePublish(onFaults: () => void): Publishing {
  const { examId, exam } = useBuilder()
  const publishing = useInlineAction(askAndPublish)
  const withdrawing = useInlineAction(askAndWithdraw)

  async function askAndPublish(): Promise<void> {
    const text = texts.askText(getQuestions(exam).length, sumExamMarks(exam), exam.duration)
    if (await confirmAsked({ title: texts.ask, text, yes: texts.publish, no: texts.notYet }))
      await setPublished(examId, true)
  }

  function publish(): void {
    const faults = findPublishFaults(exam).length
    if (faults === 0) return void publishing.act()
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

  return {
    isPending: publishing.isPending || withdrawing.isPending,
    failed: [publishing, withdrawing].find(({ failure }) => failure !== undefined),
    publish,
    withdraw: () => void withdrawing.act(),
  }
}
