/** Help: three steps to a ticket, or a written ticket. The address decides which. */

import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isBlank } from '#src/lib/invisible.ts'
import { paths } from '#src/lib/paths.ts'
import type { Subject } from '#src/lib/subject-words.ts'
import { guessTicketCategory, type TicketCategory } from '#src/lib/ticket-category.ts'
import { findShownSubject } from '#src/stores/session/shown-subject.ts'
import { findRecentFailure } from '#src/stores/shell/last-failure.ts'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Ripple } from '#src/ui/pictures/ripple.tsx'
import { Stepper } from '#src/ui/stepper.tsx'
import { type Step, useSupportAddress } from './address.ts'
import { Beside } from './beside.tsx'
import { CategoryStep } from './category-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { changeDraft, getTicketDraft } from './draft.ts'
import { Receipt } from './receipt.tsx'
import { SendStep } from './send-step.tsx'
import { words } from './words.ts'
import classes from './support.module.css'

function describeFailure(from: string): string | undefined {
  const failure = findRecentFailure(from)
  if (failure === undefined) return undefined
  const { method, path, status, at } = failure
  return words.facts.failure(
    `${method} ${path}`,
    status === undefined ? words.facts.noAnswer : String(status),
    at,
  )
}

/** The item is a class or a work: a category needs at most one of them. (ruling R24) */
function placeFields({ course, module, item }: Subject) {
  return {
    ...(course !== undefined && { course }),
    ...(module !== undefined && { module }),
    ...(item !== undefined && { class: item, work: item }),
  }
}

/**
 * Prefills a ticket from the page the person came from. The new page replaces the old one; typed and chosen
 * values stay. Returns the category that fits the page.
 */
function fillInFrom(
  arrival: Subject & { from: string | undefined; text: string | undefined },
): TicketCategory | undefined {
  const { from, text, ...given } = arrival
  const shown = from === undefined ? {} : findShownSubject(from)
  const place = {
    course: given.course ?? shown.course,
    module: given.module ?? shown.module,
    item: given.item ?? shown.item,
  }
  const { course: _course, module: _module, class: _class, work: _work, ...others } = getTicketDraft().fields
  changeDraft({
    fields: { ...others, ...placeFields(place), ...(text && isBlank(others.text ?? '') && { text }) },
    path: from,
    failure: from === undefined ? undefined : describeFailure(from),
    check: undefined,
  })
  return from === undefined ? undefined : guessTicketCategory(from)
}

/** Copies a link's values into the form once, and then removes them from the address. */
function useArrival(): void {
  const { arrival, category } = useSupportAddress()
  const navigate = useNavigate()
  useEffect(() => {
    if (arrival === undefined) return
    const suggested = fillInFrom(arrival)
    const about = category ?? suggested
    void navigate(paths.support({ category: about, step: about && 2 }), { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- only the address says that somebody has arrived
  }, [arrival === undefined])
}

function FormStep({ step, category }: { step: Step; category: TicketCategory | undefined }) {
  if (category === undefined || step === 1) return <CategoryStep category={category} />
  return step === 2 ? <DetailsStep category={category} /> : <SendStep category={category} />
}

/** `newcomer`: a learner's first steps, which belong to another feature. */
export function Support({ newcomer }: { newcomer?: ReactNode }) {
  const { step, category, ticket } = useSupportAddress()
  useArrival()
  useEffect(() => {
    if (category !== undefined) changeDraft({ category })
  }, [category])
  return (
    <div className={classes.root} data-step={step}>
      <header className={classes.hero}>
        <Ripple
          width={1280}
          height={358}
          x={1054}
          y={140}
          start={60}
          gap={21}
          count={14}
          wave={8}
          fade="left"
          className={classes.ripple}
        />
        <div className={classes.head}>
          <PageHeading className={classes.title}>
            {ticket === undefined ? words.title : words.written}
          </PageHeading>
          {ticket === undefined && (
            <Text tone="muted" className={classes.lead}>
              {words.lead}
            </Text>
          )}
        </div>
      </header>
      <Stack gap={24} className={classes.layout}>
        <div className={classes.card}>
          {ticket === undefined ? (
            <>
              <Row align="stretch" hideBelow="sm" className={classes.steps}>
                <Stepper label={words.stepsLabel} steps={words.steps} current={step} />
                {step === 1 && <span className={classes.takes}>{words.takes}</span>}
              </Row>
              <FormStep step={step} category={category} />
            </>
          ) : (
            <Receipt key={ticket} ticketKey={ticket} />
          )}
        </div>
        <Beside category={ticket === undefined && step > 1 ? category : undefined} newcomer={newcomer} />
      </Stack>
    </div>
  )
}
