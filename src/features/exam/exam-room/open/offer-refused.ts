/** Answers that came too late are told of and offered as a file, since nobody sees the room any more; they stay here until they are taken. */
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import { say } from '#src/stores/shell/toast-store.ts'
import { answersText } from '../after/answers-text.ts'
import type { Entry } from '../attempt/entry.ts'
import { layOut } from '../question/order.ts'
import { words } from '../after/words.ts'

interface Refused {
  attempt: string
  /** Missing where the device has not kept it: then the answers stand without their numbers. */
  exam: ExamRevised | undefined
  refused: readonly Entry[]
  forget: () => Promise<void>
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: words.receipt.fileName })
  link.click()
  URL.revokeObjectURL(address)
}

export function offerRefused({ attempt, exam, refused, forget }: Refused): void {
  const placed = exam === undefined ? [] : layOut(exam, attempt).flatMap((section) => section.placed)
  const onClick = () => {
    download(answersText(placed, refused))
    void forget()
  }
  say({ kind: 'error', isNew: true, message: words.receipt.refused(refused.length), action: words.receipt.download, onClick })
}
