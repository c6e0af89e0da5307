/** Everything of a person on this device: what waits and what is kept. (rulings R68, R82) */

import { useEffect } from 'react'
import { words } from '#src/features/account/own-data/device-words.ts'
import { OnDevice } from '#src/features/account/own-data/on-device.tsx'
import { OwnData } from '#src/features/account/own-data/own-data.tsx'
import { listUnsentAnswers } from '#src/features/exam/exam-room/attempt/unsent-answers.ts'
import { useOwnTickets } from '#src/features/help/support/ticket-queue.ts'
import { describeTicket } from '#src/features/help/support/ticket-text.ts'
import { discard, dropModules } from '#src/features/learn/shared/kept/keep-actions.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { isEnded, sumAll, sumKept } from '#src/stores/kept/kept-class.ts'
import { readKept, useKept } from '#src/stores/kept/kept-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { sendUnsent } from '#src/stores/session/unsent.ts'
import { Page } from '#src/ui/frame/page.tsx'

const countAnswers = async () => (await listUnsentAnswers()).length

function useKeptClasses() {
  const { classes, modules, hidden } = useKept()
  const kept = classes.filter((each) => !hidden.includes(each.id) && !isEnded(each))
  const to = paths.keptClasses()
  useEffect(() => void readKept(), [])
  return {
    classes: {
      count: kept.length,
      bytes: sumAll(sumKept(kept, [])),
      to,
      remove: () => discard(kept.map(({ id }) => id)),
    },
    modules: {
      count: modules.length,
      bytes: sumAll(sumKept([], modules)),
      to,
      remove: () => void dropModules(modules),
    },
  }
}

const useOffered = offers.keptClasses ? useKeptClasses : () => undefined

export function Component() {
  const isTeacher = useSession(({ user }) => user?.role === 'teacher')
  const from = isTeacher ? paths.teacherOnDevice() : paths.onDevice()
  const tickets = useOwnTickets().map(describeTicket)
  const kept = useOffered()
  return (
    <Page title={words.title} subtitle={words.subtitle} width="narrow">
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} backTo={isTeacher ? paths.teacher() : paths.me()} />
      <OnDevice onSend={sendUnsent} countAnswers={countAnswers} kept={kept}>
        <OwnData from={from} tickets={tickets} readAnswers={listUnsentAnswers} />
      </OnDevice>
    </Page>
  )
}
