/** The question of the store, asked. Loaded with the first question. */
import { confirmAnswered, useConfirm } from '#src/stores/shell/confirm-store.ts'
import { Confirm } from '#src/ui/frame/confirm.tsx'

export function ConfirmOfStore() {
  const question = useConfirm((state) => state.question)
  return <Confirm question={question} onAnswer={confirmAnswered} />
}
