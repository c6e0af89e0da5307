/** Everything of a person on this device: what waits and what is kept. (rulings R68, R82) */

import { words } from '#src/features/account/own-data/device-words.ts'
import { OnDevice } from '#src/features/account/own-data/on-device.tsx'
import { OwnData } from '#src/features/account/own-data/own-data.tsx'
import { listUnsentAnswers } from '#src/features/exam/exam-room/attempt/unsent-answers.ts'
import { useOwnTickets } from '#src/features/help/support/ticket-queue.ts'
import { describeTicket } from '#src/features/help/support/ticket-text.ts'
import { discard } from '#src/features/learn/shared/kept/keep-actions.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { isEnded, sumKept } from '#src/stores/kept/kept-class.ts'
import { useKept } from '#src/stores/kept/kept-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { sendUnsent } from '#src/stores/session/unsent.ts'
import { Page } from '#src/ui/frame/page.tsx'

const countAnswers = async () => (await listUnsentAnswers()).length

function useKeptClasses() {
  const { classes, hidden } = useKept()
  const kept = classes.filter((each) => !hidden.includes(each.id) && !isEnded(each))
  const { picture, sound } = sumKept(kept)
  const remove = () => discard(kept.map(({ id }) => id))
  return { count: kept.length, bytes: picture + sound, to: paths.keptClasses(), remove }
}

const useOfferedClasses = offers.keptClasses ? useKeptClasses : () => undefined

export function Component() {
  const isTeacher = useSession(({ user }) => user?.role === 'teacher')
  const from = isTeacher ? paths.teacherOnDevice() : paths.onDevice()
  const tickets = useOwnTickets().map(describeTicket)
  const classes = useOfferedClasses()
  return (
    <Page title={words.title} subtitle={words.subtitle} width="narrow">
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} backTo={isTeacher ? paths.teacher() : paths.me()} />
      <OnDevice onSend={sendUnsent} countAnswers={countAnswers} classes={classes}>
        <OwnData from={from} tickets={tickets} readAnswers={listUnsentAnswers} />
      </OnDevice>
    </Page>
  )
}
