/** First steps of a new learner, each ticked automatically, until all are done or dismissed. (ruling R60) */

import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import * as v from 'valibot'
import { readBatches } from '#src/api/contract/batch.ts'
import { onboarding } from '#src/api/contract/onboarding.ts'
import type { Batch } from '#src/api/shapes/batch.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { formatCourse } from '#src/lib/subject-words.ts'
import { recallCopy, recallOwn, rememberCopy, rememberOwn } from '#src/stores/session/own-storage.ts'
import { Button } from '#src/ui/button.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { useWhenReleased } from '#src/ui/hooks/use-when-released.ts'
import { Box, Text } from '#src/ui/layout/layout.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { isFlagSent, sendFlag } from './send-flag.ts'
import { isAllDone, listSteps, type Step, type StepKey, StepsCard } from './steps-card.tsx'
import { words } from './words.ts'

/** The device remembers that they are closed. */
const CLOSED_KEY = 'first-steps-closed'

function useFirstSteps(isWanted = true): { isOpen: boolean; steps: readonly Step[] } | undefined {
  const { data } = useApi(onboarding.first, isWanted ? {} : null, { isQuiet: true })
  const hasBatch = (useRead(readBatches(), { isCachedOnly: true }).data?.total ?? 0) > 0
  if (data === undefined) return undefined
  const trial = offers.freeCourses ? paths.freeCourses() : paths.courses()
  const lesson = hasBatch ? paths.myCourses() : trial
  return {
    isOpen: data.is_open,
    steps: listSteps(data, {
      profile: paths.profile(),
      first_lesson: lesson,
      reminder: paths.alertSettings(),
    }),
  }
}

/** The sentence takes the focus of the card that it replaces. */
const focusOnce = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true })

/** On the dashboard, until they are done or dismissed. */
export function FirstSteps() {
  const [isClosed] = useState(
    () => recallCopy(CLOSED_KEY, v.boolean()) === true || isFlagSent('is_first_onboarding_complete'),
  )
  const [isAway, setAway] = useState(() => isFlagSent('is_dashboard_onboarding_complete'))
  const [wasAway] = useState(isAway)
  const found = useFirstSteps(!isClosed && !isAway)
  const isOver = found !== undefined && !found.isOpen
  const isDone = found !== undefined && found.isOpen && isAllDone(found.steps)
  useEffect(() => {
    if (isOver) rememberCopy(CLOSED_KEY, true)
    if (isDone) sendFlag('is_first_onboarding_complete')
  }, [isOver, isDone])

  function putAway() {
    sendFlag('is_dashboard_onboarding_complete')
    setAway(true)
  }

  if (isClosed || wasAway) return null
  if (isAway) {
    return (
      <Text tone="muted" variant="small" role="status">
        {words.away}{' '}
        <Link ref={focusOnce} to={paths.support()}>
          {words.awayLink}
        </Link>
        ।
      </Text>
    )
  }
  if (!found?.isOpen || found.steps.length === 0) return null
  return (
    <StepsCard title={words.title} steps={found.steps}>
      <Button variant="subtle" size="sm" onClick={putAway}>
        {words.putAway}
      </Button>
    </StepsCard>
  )
}

/** In the help pages they stay until they are done, even if dismissed. */
export function FirstStepsInHelp() {
  const found = useFirstSteps()
  return found !== undefined && found.steps.length > 0 && !isAllDone(found.steps) ? (
    <StepsCard title={words.title} steps={found.steps} />
  ) : null
}

/** About as high as the card, so that the page below it does not move. */
const STEPS_HEIGHT = '20rem'

const OpenedKeys = v.array(v.string())

interface BatchStepsProps {
  batch: Pick<Batch, '_id' | 'title' | 'course'>
}

/** The server ticks what it knows; a page opened from here is also ticked on this device. */
function OpenBatchSteps({ batch }: BatchStepsProps) {
  const { _id: id } = batch
  const key = `batch-steps-${id}`
  const [isClosed, setClosed] = useState(() => isFlagSent('is_batch_onboarding_complete'))
  const [opened, setOpened] = useState(() => recallOwn(key, OpenedKeys) ?? [])
  const { data: steady, error } = useApi(onboarding.ofBatch, isClosed ? null : { params: { id } }, {
    isQuiet: true,
  })
  // The plan below moves when the steps appear.
  const data = useWhenReleased(steady)
  const help = paths.support({
    category: 'batch',
    course: formatCourse({ course_title: batch.course.title, title: batch.title }),
  })
  const found = data && listSteps(data, { routine: paths.routine(), plan: paths.batch(id), support: help })
  const steps = (found ?? []).map((step) => ({ ...step, done: step.done || opened.includes(step.key) }))
  const isOpen = data?.is_open === true && steps.length > 0
  const isDone = isOpen && isAllDone(steps)
  useEffect(() => {
    if (isDone) sendFlag('is_batch_onboarding_complete')
  }, [isDone])
  if (isClosed || error !== undefined) return null
  if (data === undefined) {
    return (
      <Box mb={16} aria-hidden="true">
        <Skeleton shape="block" height={STEPS_HEIGHT} />
      </Box>
    )
  }
  if (!isOpen) return null

  function open(step: StepKey) {
    const all = [...new Set([...opened, step])]
    rememberOwn(key, all)
    setOpened(all)
  }
  function close() {
    sendFlag('is_batch_onboarding_complete')
    setClosed(true)
  }
  return (
    <Box mb={16}>
      <StepsCard title={words.batchTitle} steps={steps} onOpen={open}>
        <Button variant="subtle" size="sm" onClick={close}>
          {words.batchPutAway}
        </Button>
      </StepsCard>
    </Box>
  )
}

/** An introduction to a batch, until the learner knows it or closes it. */
export function BatchSteps(props: BatchStepsProps): ReactNode {
  const place = useFocusRecovery<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={words.batchTitle}>
      <OpenBatchSteps {...props} />
    </div>
  )
}
