/** The question of the store, asked. Loaded with the first question. */
import { confirmAnswered, useConfirm } from '#src/stores/confirm-store.ts'
import { Confirm } from '#src/ui/confirm.tsx'

export function ConfirmOfStore() {
  const question = useConfirm((state) => state.question)
  return <Confirm question={question} onAnswer={confirmAnswered} />
}
