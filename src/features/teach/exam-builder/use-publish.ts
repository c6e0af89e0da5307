/** Publishing: the check comes first, then a question, then one call with everything there is. */
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { useAttempt } from '#src/ui/states/use-attempt.ts'
import { useBuilder } from './builder-context.ts'
import { questionsOf, totalMarks } from './engine/built-exam.ts'
import { publishFaults } from './engine/publish-check.ts'
import { setPublished } from './send-exam.ts'
import { words } from './words.ts'

const { publish: said } = words

interface Publish {
  isPending: boolean
  publish: () => void
  withdraw: () => void
}

/** `onFaults`: it is not fit; the list of what is amiss is to be shown. */
export function usePublish(onFaults: () => void): Publish {
  const { examId, exam } = useBuilder()
  const { isPending, attempt } = useAttempt<void>(
    () => undefined,
    // The toast has said why; everything stays on the table.
    () => undefined,
  )

  async function askAndPublish(): Promise<void> {
    const text = said.askText(questionsOf(exam).length, totalMarks(exam), exam.duration)
    if (await confirmAsked({ title: said.ask, text, yes: said.publish, no: said.notYet })) await setPublished(examId, true)
  }

  function publish(): void {
    const faults = publishFaults(exam).length
    if (faults === 0) return void attempt(askAndPublish)
    announce(words.check.foundSpoken(faults))
    onFaults()
  }

  async function askAndWithdraw(): Promise<void> {
    const isSure = await confirmAsked({ title: said.withdrawAsk, text: said.withdrawText, yes: said.withdraw, no: said.notYet })
    if (isSure) await setPublished(examId, false)
  }

  return { isPending, publish, withdraw: () => void attempt(askAndWithdraw) }
}
