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
import { dropKeptPapers, readKeptPapers } from '#src/stores/papers/kept-papers.ts'
import { useKeptPapers } from '#src/stores/papers/papers-store.ts'
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

function useTakenPapers() {
  const { papers } = useKeptPapers()
  useEffect(() => void readKeptPapers(), [])
  return {
    count: papers.length,
    bytes: papers.reduce((sum, { size }) => sum + size, 0),
    takenAt: Math.min(...papers.map(({ at }) => at)),
    to: paths.submissions(),
    remove: () => dropKeptPapers(papers.map(({ id }) => id)),
  }
}

const usePapers = offers.keptPapers ? useTakenPapers : () => undefined
const useOffered = offers.keptClasses ? useKeptClasses : () => undefined

export function Component() {
  const isTeacher = useSession(({ user }) => user?.role === 'teacher')
  const from = isTeacher ? paths.teacherOnDevice() : paths.onDevice()
  const tickets = useOwnTickets().map(describeTicket)
  const kept = useOffered()
  const papers = usePapers()
  return (
    <Page title={words.title} subtitle={words.subtitle} width="narrow">
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} backTo={isTeacher ? paths.teacher() : paths.me()} />
      <OnDevice onSend={sendUnsent} countAnswers={countAnswers} kept={kept} papers={papers}>
        <OwnData from={from} tickets={tickets} readAnswers={listUnsentAnswers} />
      </OnDevice>
    </Page>
  )
}
